import type { ReactNode } from 'react';

/** What `useContractForm().text(name)` gives, so that every field of ours is bound the same way. */
export type BoundText = {
  name?: string;
  value: string;
  error?: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

export type FieldWords = { label: string; hint?: ReactNode; optional?: boolean };

/** A value that was picked, in the shape of one that was typed. */
export const picked = (value: string) => ({ currentTarget: { value } });
