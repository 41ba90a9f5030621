import { eachStyleSheet } from './each-style-sheet.ts';

const OPEN = 'data-popover-open';

/** What the browser's own style sheet says of popovers, in the weakest layer; above the page by its z-index. */
const rules = `@layer old-browsers {
  [popover] {
    display: block; position: fixed; inset: 0; z-index: 2147483647; width: fit-content; height: fit-content; margin: auto;
    padding: 0.25em; border: solid; background: Canvas; color: CanvasText; overflow: auto;
  }
  [popover]:not([${OPEN}]) { display: none }
}`;

if (!('showPopover' in HTMLElement.prototype)) {
  Object.defineProperties(HTMLElement.prototype, {
    popover: {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('popover');
      },
      set(this: HTMLElement, kind: string) {
        this.setAttribute('popover', kind);
      },
    },
    showPopover: {
      configurable: true,
      value(this: HTMLElement) {
        this.setAttribute(OPEN, '');
      },
    },
  });
  let isAdded = false;
  // An element of its own for them would break the page's content policy.
  eachStyleSheet((sheet) => {
    if (!isAdded) sheet.insertRule(rules);
    isAdded = true;
  });
  // A blurred ancestor would hold what is fixed inside it, and these phones are slow.
  document.documentElement.dataset.blur = 'off';
}
