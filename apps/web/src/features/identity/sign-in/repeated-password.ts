import type { FieldError } from '@netlik/contract/check';
import { strengthTexts } from './sign-in.texts.ts';

/** The second typing never leaves the browser, so the contract knows nothing of it. */
export const repeatedPassword = (password: string, confirm: string): FieldError[] => {
  if (confirm === '') return [{ path: 'confirm', message: strengthTexts.confirmMissing }];
  return confirm === password ? [] : [{ path: 'confirm', message: strengthTexts.mismatch }];
};
