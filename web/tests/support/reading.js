// What a person reads on a page, and what of it they cannot: text outside the screen, or cut off by what it stands in.

/** Every text that is shown or spoken in the page's own language. Words marked as another language's are left out. */
export function texts(page) {
  return page.evaluate(() => {
    const found = new Set();
    const add = (text) => {
      const plain = (text ?? '').replace(/\s+/g, ' ').trim();
      if (/\p{L}{2}/u.test(plain)) found.add(plain);
    };
    // What a sheet prints is cited as it stands there.
    const cited = (element) => element.closest('[translate=no]') !== null;
    const foreign = (element) => cited(element) || element.closest('[lang]') !== document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const shown = parent.tagName === 'OPTION' ? parent.closest('select').checkVisibility() : parent.checkVisibility();
      if (shown && !foreign(parent)) add(node.data);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!element.checkVisibility() || foreign(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name));
    }
    return [...found];
  });
}

/** Texts that are cut off or stand outside the screen, each with the reason. */
export function cutOff(page) {
  return page.evaluate(() => {
    const found = [];
    const screen = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > screen) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const slack = 1.5;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.tagName === 'OPTION' || parent.closest('.visually-hidden')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const reasons = new Set();
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        if (rect.left < -slack || rect.right > screen + slack) reasons.add('beside the screen');
        let scrolls = false;
        for (let box = parent; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const holds = box.matches('button, .button, label, td, th, li, dt, dd, h1, h2, legend');
          if (overflowX === 'visible' && !holds) continue;
          const edge = box.getBoundingClientRect();
          const name = `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}`;
          if (rect.left < edge.left - slack || rect.right > edge.right + slack) reasons.add(`wider than ${name}`);
          // What a list has scrolled away can be had back.
          scrolls ||= overflowY === 'auto' || overflowY === 'scroll';
          const clips = !scrolls && (overflowY === 'hidden' || overflowY === 'clip' || box.matches('button, .button'));
          if (clips && (rect.top < edge.top - 3 || rect.bottom > edge.bottom + 3)) reasons.add(`higher than ${name}`);
        }
      }
      for (const reason of reasons) found.push(`“${node.data.trim()}” is ${reason}`);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      if (!select.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(select);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = select.selectedOptions[0]?.textContent.trim() ?? '';
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(text).width > room + slack) found.push(`“${text}” is wider than its list`);
    }
    return [...new Set(found)];
  });
}

/** Things to press that lie over each other. */
export function overlaps(page) {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const things = [...(dialog ?? document).querySelectorAll('button, a.button, select, input:not([type=file]), header a')].filter((thing) =>
      thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !thing.closest('.visually-hidden'),
    );
    const boxes = things.map((thing) => ({ thing, box: thing.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
    const name = (thing) => thing.dataset.action ?? thing.getAttribute('aria-label') ?? thing.getAttribute('name') ?? thing.textContent.trim();
    /** What sticks to the edge lies over what is scrolled past it. */
    const isSticky = (thing) => {
      for (let box = thing; box; box = box.parentElement) if (getComputedStyle(box).position === 'sticky') return true;
      return false;
    };
    const found = [];
    boxes.forEach(({ thing, box }, index) => {
      for (const { thing: other, box: its } of boxes.slice(index + 1)) {
        if (thing.contains(other) || other.contains(thing) || isSticky(thing) !== isSticky(other)) continue;
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const along = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (across > 1 && along > 1) found.push(`“${name(thing)}” lies over “${name(other)}”`);
      }
    });
    return found;
  });
}
