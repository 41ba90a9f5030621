import type { BrowserContext } from '@playwright/test';

/** Removes features that the oldest supported browsers lack (docs/adr/0047-browser-floor.md). */
export const makeOld = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const remove = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) delete (owner as Record<string, unknown>)[name];
    };
    const page = globalThis as unknown as Record<string, { prototype: object }>;
    for (const list of [Array, Object.getPrototypeOf(Uint8Array)])
      remove(list.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    remove(Array, 'fromAsync');
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Promise, 'withResolvers', 'try');
    remove(AbortSignal, 'timeout', 'any');
    remove(URL, 'canParse', 'parse');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    remove(Response, 'json');
    remove(Intl, 'Segmenter', 'DurationFormat');
    const sets = ['union', 'intersection', 'difference', 'symmetricDifference'];
    remove(Set.prototype, ...sets, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
    const helpers = [
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ];
    remove(page.Iterator?.prototype, ...helpers);
    remove(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover');
    remove(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML');
    remove(HTMLInputElement.prototype, 'showPicker');
    remove(HTMLSelectElement.prototype, 'showPicker');
    remove(HTMLDialogElement.prototype, 'requestClose', 'closedBy');
    remove(Document.prototype, 'startViewTransition', 'adoptedStyleSheets');
    remove(
      Navigator.prototype,
      'wakeLock',
      'setAppBadge',
      'clearAppBadge',
      'connection',
      'vibrate',
      'userAgentData',
    );
    remove(Screen.prototype, 'orientation');
    for (const name of [
      'PushManager',
      'Notification',
      'CompressionStream',
      'DecompressionStream',
      'SharedWorker',
    ])
      remove(page, name);
    for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator'])
      remove(page, name);
    const { supports } = CSS;
    CSS.supports = ((...asked: [string]) =>
      !asked.join().includes('color-mix') && supports.apply(CSS, asked)) as typeof supports;
  });
