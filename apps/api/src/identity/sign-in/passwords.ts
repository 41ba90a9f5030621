import { isCommonPassword } from '@netlik/domain/identity/common-password';
import { isPersonalPassword, type PasswordOwner } from '@netlik/domain/identity/personal-password';
import { AppError } from '../../http/app-error.ts';

export const refuseCommonPassword = (password: string, field: string) => {
  if (isCommonPassword(password))
    throw new AppError('password.common', {}, [
      { path: field, message: 'Bu şifre çok yaygın. Başka bir şifre seç.' },
    ]);
};

export const refusePersonalPassword = (password: string, owner: PasswordOwner, field: string) => {
  if (isPersonalPassword(password, owner))
    throw new AppError('password.personal', {}, [
      { path: field, message: 'Şifren adın, e-postan ya da Netlik adı olmasın; yıl eklemek de yetmez.' },
    ]);
};
