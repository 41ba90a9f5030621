import { networkFailure } from './api-error.ts';

/** Code that the first paint does not need. */
export type LazyModule<T> = {
  /** The module if it has been loaded. */
  loaded: () => T | undefined;
  /** Loads it once; after a failure it can be called again. */
  load: () => Promise<T>;
};

export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  let loadedModule: T | undefined;
  let loading: Promise<T> | undefined;
  const loadOnce = async () => {
    try {
      loadedModule = await load();
      return loadedModule;
    } catch {
      loading = undefined;
      throw networkFailure();
    }
  };
  return {
    loaded: () => loadedModule,
    load: () => {
      loading ??= loadOnce();
      return loading;
    },
  };
};

/** Resolves after the current frame is painted; a hidden tab paints none. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
