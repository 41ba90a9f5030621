import { eachStyleSheet } from './each-style-sheet.ts';

const OPEN = 'data-popover-open';

/** The default popover styles in the weakest layer, above the page by z-index. */
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
  // A separate style element would violate the content security policy.
  eachStyleSheet((sheet) => {
    if (!isAdded) sheet.insertRule(rules);
    isAdded = true;
  });
  // A blurred ancestor would contain fixed elements, and these phones are slow.
  document.documentElement.dataset.blur = 'off';
}
