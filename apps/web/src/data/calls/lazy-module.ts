import { networkFailure } from './api-error.ts';

export type LazyModule<T> = {
  loaded: () => T | undefined;
  /** Loads it once; a call after a failure tries again. */
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

/** Resolves after the current frame is painted, so not while the tab is hidden. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
