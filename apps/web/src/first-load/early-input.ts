export type EarlyInput = { values: Record<string, string | boolean>; held: boolean };

/**
 * What was typed into ready markup before the scripts came, and whether the form was sent (`ready-script.ts` holds it);
 * null where the page was drawn by this script.
 */
export const takeEarlyInput = (form: HTMLFormElement): EarlyInput | null =>
  form.closest('[data-ready]') && {
    held: 'held' in form.dataset,
    values: Object.fromEntries(
      Array.from(form.elements as Iterable<HTMLInputElement>, ({ name, type, value, checked }) => [
        name,
        type === 'checkbox' ? checked : value,
      ]).filter(([name, value]) => name && value),
    ),
  };
