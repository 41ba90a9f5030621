import { type RefObject, useEffect } from 'react';

/** A field somebody followed a link to. A new object is a new wish, also for the same field. */
export type Asked = { field: string };

/** Goes to the field asked for, or to the first of a form that opens. After the page's own move to its heading. */
export const useFirstFocus = (form: RefObject<HTMLFormElement | null>, asked: Asked | null): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      const named = asked === null ? null : form.current?.elements.namedItem(asked.field);
      const target = named instanceof HTMLElement ? named : form.current?.elements[0];
      if (target instanceof HTMLElement) target.focus();
    });
    return () => clearTimeout(timer);
  }, [form, asked]);
};
