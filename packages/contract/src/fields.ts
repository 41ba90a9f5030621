import { MAX_PASSWORD, MIN_PASSWORD } from '@netlik/domain/password';
import * as z from 'zod/mini';

/** Reusable request fields with their own Turkish messages, shared by forms and the API. */

const control = /^[^\p{Cc}]*$/u;
const controlButLines = /^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u;

const tooLong = (label: string, max: number) => `${label} en fazla ${max} karakter olabilir`;
const required = (label: string) => `${label} gereklidir`;

export const singleLineText = (label: string, max: number) =>
  z
    .string(required(label))
    .check(
      z.trim(),
      z.minLength(1, required(label)),
      z.maxLength(max, tooLong(label, max)),
      z.regex(control, `${label} geçersiz karakter içeriyor`),
    );

export const optionalSingleLineText = (label: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, tooLong(label, max)),
      z.regex(control, `${label} geçersiz karakter içeriyor`),
    );

/** A dot must not precede a word, so that mail programs do not turn a name into a link. */
const nameLetters = /^(?!.*\.\p{L}\p{L})[\p{L}\p{M} .'’-]*$/u;
const notAName = (label: string) => `${label} yalnızca harf, boşluk, nokta, kesme ve tire içerebilir`;

export const personName = (label: string, max: number) =>
  singleLineText(label, max).check(z.regex(nameLetters, notAName(label)));

export const optionalPersonName = (label: string, max: number) =>
  optionalSingleLineText(label, max).check(z.regex(nameLetters, notAName(label)));

/** `empty` is the message for missing text. */
export const multilineText = (label: string, max: number, empty = required(label)) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, empty),
      z.maxLength(max, tooLong(label, max)),
      z.regex(controlButLines, `${label} geçersiz karakter içeriyor`),
    );

export const optionalMultilineText = (label: string, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, tooLong(label, max)),
      z.regex(controlButLines, `${label} geçersiz karakter içeriyor`),
    );

/** Lowercased without a locale, because Turkish rules turn INFO@ into ınfo@. */
export const email = z
  .string('E-posta gereklidir')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'E-posta gereklidir', abort: true }),
    z.maxLength(254, 'E-posta en fazla 254 karakter olabilir'),
    z.email('Geçerli bir e-posta adresi girin'),
  );

export const newPassword = z
  .string('Şifre gereklidir')
  .check(
    z.minLength(1, { error: 'Şifre gereklidir', abort: true }),
    z.minLength(MIN_PASSWORD, `Şifre en az ${MIN_PASSWORD} karakter olmalı`),
    z.maxLength(MAX_PASSWORD, tooLong('Şifre', MAX_PASSWORD)),
  );

/** Accepts any length that was ever allowed. */
export const password = z
  .string('Şifre gereklidir')
  .check(z.minLength(1, 'Şifre gereklidir'), z.maxLength(MAX_PASSWORD, tooLong('Şifre', MAX_PASSWORD)));

export const uuid = z.uuid('Geçersiz kimlik');

export const byId = z.strictObject({ id: uuid });

export const opaqueToken = z
  .string('Bağlantı geçersiz')
  .check(z.regex(/^[A-Za-z0-9_-]{16,200}$/, 'Bağlantı geçersiz'));

export const instant = z.iso.datetime();

/** A client's instant: within this millennium and the database's precision. */
export const clientInstant = z.iso
  .datetime('Tarih geçersiz')
  .check(z.maxLength(30, 'Tarih geçersiz'), z.regex(/^2\d{3}-/, 'Tarih geçersiz'));

export const integerParam = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), fallback);

/** Comma-separated values in one query parameter. */
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

/** A path of this site or an https URL; never `javascript:` or `//host`. */
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

/** A URL returned by an upload or a profile. */
export const fileUrl = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^\/api\/files\/[a-z]+\/[a-z0-9]{32}\.webp(?:\?[\w=&.-]*)?$/, 'Resim adresi geçersiz'),
  );
