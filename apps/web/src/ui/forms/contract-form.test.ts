import { check } from '@netlik/contract/check';
import { signIn } from '@netlik/contract/identity/sign-in';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../data/calls/api-error.ts';
import { errorsByField, formErrorsFrom, withRules } from './contract-form.ts';

const names = ['email', 'password', 'confirm'];

describe('errorsByField and withRules', () => {
  it('says the contract’s own sentence once per field', () => {
    const checked = check(signIn.register.body, { email: 'a', password: '123' });
    if (checked.ok) throw new Error('a bad body passed');
    expect(errorsByField(checked.errors)).toEqual({
      email: 'Geçerli bir e-posta adresi girin',
      password: 'Şifre en az 6 karakter olmalı',
    });
  });

  it('refuses a body that only breaks a rule of the screen', () => {
    const good = check(signIn.forgotPassword.body, { email: 'Ada@Netlik.demo ' });
    expect(good).toEqual({ ok: true, data: { email: 'ada@netlik.demo' } });
    expect(withRules(good, []).ok).toBe(true);
    expect(withRules(good, [{ path: 'confirm', message: 'Şifreler aynı değil' }])).toEqual({
      ok: false,
      errors: [{ path: 'confirm', message: 'Şifreler aynı değil' }],
    });
  });
});

describe('formErrorsFrom', () => {
  it('assigns errors to the fields the server names', () => {
    const error = new ApiError('Bazı bilgiler hatalı.', {
      status: 400,
      code: 'request.invalid',
      fields: [{ path: 'email', message: 'Geçerli bir e-posta adresi girin' }],
    });
    expect(formErrorsFrom(error, names)).toEqual({
      fields: { email: 'Geçerli bir e-posta adresi girin' },
      failure: null,
    });
  });

  it('keeps the sentence above the form when a named field is not on it', () => {
    const error = new ApiError('Bazı bilgiler hatalı.', {
      status: 400,
      code: 'request.invalid',
      fields: [
        { path: 'email', message: 'Geçersiz' },
        { path: 'token', message: 'Bağlantı geçersiz' },
      ],
    });
    expect(formErrorsFrom(error, names)).toEqual({ fields: { email: 'Geçersiz' }, failure: error });
  });

  it('assigns an error code to its field', () => {
    const error = new ApiError('Bu şifre çok yaygın.', { status: 422, code: 'password.common' });
    expect(formErrorsFrom(error, names, { 'password.common': 'password' }).fields).toEqual({
      password: 'Bu şifre çok yaygın.',
    });
    expect(formErrorsFrom(error, names).failure).toBe(error);
  });

  it('shows the generic text for an unknown error', () => {
    expect(formErrorsFrom(new TypeError('x is undefined'), names).failure?.message).toBe(
      'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.',
    );
  });
});
