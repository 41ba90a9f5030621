import { type RefObject, useEffect, useState } from 'react';

type Values = Record<string, string | boolean>;

type Form<V extends Values> = {
  form: { ref: RefObject<HTMLFormElement | null> };
  fill: (values: Partial<V>) => void;
};

/** Null on a page that was rendered in the browser. */
const readEarlyInput = (form: HTMLFormElement | null): { values: Values; submitted: boolean } | null =>
  form?.closest('[data-prerendered]')
    ? {
        submitted: 'submittedEarly' in form.dataset,
        values: Object.fromEntries(
          Array.from(form.elements as Iterable<HTMLInputElement>, ({ name, type, value, checked }) => [
            name,
            type === 'checkbox' ? checked : value,
          ]).filter(([name, value]) => name && value),
        ),
      }
    : null;

/**
 * For the form of a prerendered page: copies text typed before hydration into its state. A form that was
 * submitted before (`prerender-script.ts` marks it) is submitted after hydration.
 */
export const useEarlyInput = <V extends Values>({ form, fill }: Form<V>) => {
  const [submittedEarly, setSubmittedEarly] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only hydration, which happens once, finds early input
  useEffect(() => {
    const early = readEarlyInput(form.ref.current);
    if (!early) return;
    fill(early.values as Partial<V>);
    setSubmittedEarly(early.submitted);
  }, []);

  useEffect(() => {
    if (submittedEarly) form.ref.current?.requestSubmit();
  }, [submittedEarly, form.ref]);
};
