import { useSearchParams } from 'react-router';

type Parts = Record<string, string | null>;

/**
 * URL changes within a page apply synchronously, without the guards. In the router's default transition a
 * control jumps back first, and the second of two quick changes undoes the first.
 */
export const samePageNavigation = {
  preventScrollReset: true,
  flushSync: true,
  defaultShouldRevalidate: false,
};

/** Navigation state for another path of the same page, so that the title does not take the focus. */
export const keepsFocus = { keepsFocus: true };

/** Returns the query parameters and a function that changes some of them; null removes one. */
export const useUrlParams = () => {
  const [params, setParams] = useSearchParams();
  const change = (parts: Parts, { replace = true } = {}) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(parts)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { ...samePageNavigation, replace },
    );
  return [params, change] as const;
};
