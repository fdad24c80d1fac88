// Which of the sheets that lie over a page is open.

let open = $state<'menu' | 'options' | null>(null);

export const sheet = {
  get open(): 'menu' | 'options' | null {
    return open;
  },
  show(which: 'menu' | 'options'): void {
    open = which;
  },
  close(): void {
    open = null;
  },
};
