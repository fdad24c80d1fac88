// The filters above the errors: by player, by kind, by cost.
for (const section of document.querySelectorAll(".errors")) {
  const form = section.querySelector(".filters");
  if (!form) continue;
  const cards = [...section.querySelectorAll("article")];
  const show = () => {
    const { side, kind, cost } = form.elements;
    let shown = 0;
    for (const card of cards) {
      const fits =
        (!side.value || card.dataset.side === side.value) &&
        (!kind.value || card.dataset.kind === kind.value) &&
        (!cost.value || Number(card.dataset.cost) >= Number(cost.value));
      card.hidden = !fits;
      if (fits) shown += 1;
    }
    form.querySelector("output").textContent = `${shown} / ${cards.length}`;
  };
  form.hidden = false;
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  show();
}
