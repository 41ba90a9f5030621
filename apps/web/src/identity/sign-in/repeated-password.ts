import type { FieldError } from '@netlik/contract/check';
import { strengthTexts } from './registration.texts.ts';

/** The server never receives the repeated password, so the contract does not check it. */
export const repeatedPassword = (password: string, confirm: string): FieldError[] => {
  if (confirm === '') return [{ path: 'confirm', message: strengthTexts.confirmMissing }];
  return confirm === password ? [] : [{ path: 'confirm', message: strengthTexts.mismatch }];
};
