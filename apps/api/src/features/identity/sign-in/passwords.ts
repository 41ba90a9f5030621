import { isCommonPassword } from '@netlik/domain/identity/common-password';
import { AppError } from '../../../http/app-error.ts';

export const refuseCommonPassword = (password: string, field: string) => {
  if (isCommonPassword(password))
    throw new AppError('password.common', {}, [
      { path: field, message: 'Bu şifre çok yaygın. Başka bir şifre seç.' },
    ]);
};
