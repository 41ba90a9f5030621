// Loaded by `check-browser.ts` in older supported browsers; adds only what is missing.
import './popover.ts';
import './colour-mix.ts';

const copies = {
  toSorted<T>(this: readonly T[], compare?: (a: T, b: T) => number) {
    return [...this].sort(compare);
  },
  toReversed<T>(this: readonly T[]) {
    return [...this].reverse();
  },
  toSpliced<T>(this: readonly T[], ...args: [number, number, ...T[]]) {
    const copy = [...this];
    copy.splice(...args);
    return copy;
  },
};

for (const [name, value] of Object.entries(copies))
  if (!(name in Array.prototype))
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });

if (!('timeout' in AbortSignal))
  Object.defineProperty(AbortSignal, 'timeout', {
    configurable: true,
    value: (ms: number) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
      return controller.signal;
    },
  });
