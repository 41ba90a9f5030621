import type { ReactNode } from 'react';

/** The props from `useContractForm().text(name)`, accepted by every field. */
export type BoundText = {
  name?: string;
  value: string;
  error?: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

export type FieldLabels = { label: string; hint?: ReactNode; optional?: boolean };

/** Wraps a picked value as the change event of an input. */
export const asChangeEvent = (value: string) => ({ currentTarget: { value } });
