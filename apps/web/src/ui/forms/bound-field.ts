import type { ReactNode } from 'react';

/**
 * The props from `useContractForm().text(name)`, which every field accepts; a picker defines the type of its
 * values.
 */
export type BoundText<Picked extends string = string> = {
  name?: string;
  value: string;
  error?: string;
  onChange: (event: { currentTarget: { value: Picked } }) => void;
};

export type FieldLabels = { label: string; hint?: ReactNode; optional?: boolean };

/** Pickers return values, but the form expects an input's change event. */
export const asChangeEvent = <Picked extends string>(value: Picked) => ({ currentTarget: { value } });
