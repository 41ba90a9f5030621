import { useSearchParams } from 'react-router';

type Parts = Record<string, string | null>;

/**
 * Navigation options for URL changes within a page: applied at once, without running the guards. In the router's
 * default transition a control jumps back first, and the second of two quick changes undoes the first.
 */
export const samePageNavigation = {
  preventScrollReset: true,
  flushSync: true,
  defaultShouldRevalidate: false,
};

/** State of a navigation to another path of the same page: the title does not take the focus. */
export const keepsFocus = { keepsFocus: true };

/** The URL's query parameters and a function to change some of them; null removes one. */
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
