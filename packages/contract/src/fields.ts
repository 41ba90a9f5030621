import * as z from 'zod/mini';

/** The pieces requests are made of. Each carries its own Turkish message, so a form and the API say the same. */

const control = /^[^\p{Cc}]*$/u;
const controlButLines = /^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u;

const tooLong = (label: string, max: number) => `${label} en fazla ${max} karakter olabilir`;
const required = (label: string) => `${label} gereklidir`;

/** One line of text that must be given. */
export const line = (label: string, max: number) =>
  z
    .string(required(label))
    .check(
      z.trim(),
      z.minLength(1, required(label)),
      z.maxLength(max, tooLong(label, max)),
      z.regex(control, `${label} geçersiz karakter içeriyor`),
    );

/** One line of text that may be empty. */
export const optionalLine = (label: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, tooLong(label, max)),
      z.regex(control, `${label} geçersiz karakter içeriyor`),
    );

/** Text of several lines that may be empty. */
export const prose = (label: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, tooLong(label, max)),
      z.regex(controlButLines, `${label} geçersiz karakter içeriyor`),
    );

/** Lowered without a locale: with Turkish rules INFO@ would become ınfo@. */
export const email = z
  .string('E-posta gereklidir')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'E-posta gereklidir', abort: true }),
    z.maxLength(254, 'E-posta en fazla 254 karakter olabilir'),
    z.email('Geçerli bir e-posta adresi girin'),
  );

export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;

/** A password being chosen. */
export const newPassword = z
  .string('Şifre gereklidir')
  .check(
    z.minLength(1, { error: 'Şifre gereklidir', abort: true }),
    z.minLength(MIN_PASSWORD, `Şifre en az ${MIN_PASSWORD} karakter olmalı`),
    z.maxLength(MAX_PASSWORD, tooLong('Şifre', MAX_PASSWORD)),
  );

/** A password being checked: any length that could ever have been chosen. */
export const password = z
  .string('Şifre gereklidir')
  .check(z.minLength(1, 'Şifre gereklidir'), z.maxLength(MAX_PASSWORD, tooLong('Şifre', MAX_PASSWORD)));

export const uuid = z.uuid('Geçersiz kimlik');

/** An opaque secret of ours: base64url. */
export const secret = z
  .string('Bağlantı geçersiz')
  .check(z.regex(/^[A-Za-z0-9_-]{16,200}$/, 'Bağlantı geçersiz'));

export const instant = z.iso.datetime();

/** An instant that is given to us: of this millennium, and no longer than the database reads. */
export const moment = z.iso
  .datetime('Tarih geçersiz')
  .check(z.maxLength(30, 'Tarih geçersiz'), z.regex(/^2\d{3}-/, 'Tarih geçersiz'));

/** A whole number in a query string. */
export const wholeParam = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), fallback);

/** Several values in one query parameter, separated by commas. */
export const listParam = <T extends z.core.$ZodType<unknown, string>>(item: T, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(most * 64)),
      z.transform((text: string) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    z.array(item).check(z.maxLength(most)) as unknown as z.ZodMiniArray<T>,
  );

/** Where a click leads: a path of ours, or https elsewhere. Never `javascript:`, never `//host`. */
export const actionUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500, 'Adres en fazla 500 karakter olabilir'),
    z.regex(
      /^(?:\/(?![/\\])[^\s\p{Cc}\\]*|https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\\]*)?)$/u,
      'Geçerli bir URL girin',
    ),
  );

/** A file of ours, as an upload or a profile gave its address. */
export const fileUrl = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^\/api\/files\/[a-z]+\/[a-z0-9]{32}\.webp(?:\?[\w=&.-]*)?$/, 'Resim adresi geçersiz'),
  );
