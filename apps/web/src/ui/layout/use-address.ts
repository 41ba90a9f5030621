import { useSearchParams } from 'react-router';

type Parts = Record<string, string | null>;

/**
 * For a change of the address that stays on its page: seen at once, with no guard asked again. In the router's usual
 * transition a control jumps back first, and of two quick changes the second undoes the first.
 */
export const onThisPage = { preventScrollReset: true, flushSync: true, defaultShouldRevalidate: false };

/** What the address says behind its path, and how to change parts of it; null takes one away. */
export const useAddress = () => {
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
      { ...onThisPage, replace },
    );
  return [params, change] as const;
};
