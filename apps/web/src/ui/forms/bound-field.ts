import type { ReactNode } from 'react';

/** The props from `useContractForm().text(name)`, accepted by every field; a picker says what it hands back. */
export type BoundText<Picked extends string = string> = {
  name?: string;
  value: string;
  error?: string;
  onChange: (event: { currentTarget: { value: Picked } }) => void;
};

export type FieldLabels = { label: string; hint?: ReactNode; optional?: boolean };

/** Wraps a picked value as the change event of an input. */
export const asChangeEvent = <Picked extends string>(value: Picked) => ({ currentTarget: { value } });
