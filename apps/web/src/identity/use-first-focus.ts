import { type RefObject, useEffect } from 'react';

/** A new object is a new request, even for the same field. */
export type FocusRequest = { field: string };

/** Focuses the requested field, or the form's first. Runs after the page has focused its heading. */
export const useFirstFocus = (
  form: RefObject<HTMLFormElement | null>,
  focusRequest: FocusRequest | null,
): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      const named = focusRequest === null ? null : form.current?.elements.namedItem(focusRequest.field);
      const target = named instanceof HTMLElement ? named : form.current?.elements[0];
      if (target instanceof HTMLElement) target.focus();
    });
    return () => clearTimeout(timer);
  }, [form, focusRequest]);
};
