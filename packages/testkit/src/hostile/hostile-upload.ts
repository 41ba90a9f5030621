import type { Endpoint } from '@netlik/contract/endpoint';
import type { Attack } from './attack.ts';
import { BOUNDARY, FORM_TYPE, type FormPart, filePart, withForm } from './hostile-form.ts';
import { type RawRequest, withBody } from './hostile-send.ts';

const REFUSED = [400, 413, 415, 422] as const;

export const uploadAttacks = (endpoint: Endpoint): Attack[] => {
  const { field, maxBytes } = endpoint.upload!;
  const form = (
    label: string,
    parts: (file: FormPart) => FormPart[],
    expectedStatuses: Attack['expectedStatuses'] = REFUSED,
    end?: string,
  ): Attack => ({
    label: `form: ${label}`,
    expectedStatuses,
    build: (good, input) => withForm(good, parts(filePart(field, input.file ?? '')), end),
  });
  const whole = (
    label: string,
    body: (good: Buffer) => string | Buffer,
    expectedStatuses: Attack['expectedStatuses'],
    type = FORM_TYPE,
  ) => ({
    label: `form: ${label}`,
    expectedStatuses,
    build: (good: RawRequest) => withBody(good, body(Buffer.from(good.body ?? '')), type),
  });
  return [
    form('another field', (file) => [{ ...file, name: 'dosya' }]),
    form('__proto__ as the field', (file) => [{ ...file, name: '__proto__' }]),
    form('no name', (file) => [{ ...file, name: '' }]),
    form('a text field before it', (file) => [{ name: 'role', value: 'admin' }, file]),
    form('only a text field', () => [{ name: 'role', value: 'admin' }]),
    form('the file as text', (file) => [{ name: file.name, value: file.value }]),
    form('two files', (file) => [file, file], null),
    form('no file', () => []),
    form('an empty file', (file) => [{ ...file, value: '' }]),
    form('a script', (file) => [{ ...file, value: '<script>alert(1)</script>', fileName: 'a.html' }]),
    form('an SVG', (file) => [
      {
        ...file,
        value: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        type: 'image/svg+xml',
      },
    ]),
    form('a file name with ../', (file) => [{ ...file, fileName: '../../../etc/passwd' }], null),
    form('a file name with a NUL', (file) => [{ ...file, fileName: 'a\0.png' }], null),
    form('a file name of 10 kB', (file) => [{ ...file, fileName: 'a'.repeat(10_000) }], null),
    form('a wrong content type', (file) => [{ ...file, type: 'text/html' }], null),
    form('no end', (file) => [file], REFUSED, ''),
    form('a broken end', (file) => [file], null, `--${BOUNDARY}`),
    form('1,000 fields', (file) => [...Array(1000).fill({ name: 'a', value: 'b' }), file]),
    {
      ...form('one byte too many', (file) => [{ ...file, value: Buffer.alloc(maxBytes + 1) }]),
      ownConnection: true,
    },
    { ...form('20 MB', (file) => [{ ...file, value: Buffer.alloc(20_000_000, 7) }]), ownConnection: true },
    whole('nothing at all', () => '', REFUSED),
    whole('cut in the middle of the file', (good) => good.subarray(0, good.length - 60), REFUSED),
    whole('cut in its head', (good) => good.subarray(0, 40), REFUSED),
    whole('text', () => 'merhaba', REFUSED),
    whole('without a boundary', (good) => good, REFUSED, 'multipart/form-data'),
    whole('of another boundary', (good) => good, REFUSED, 'multipart/form-data; boundary=baska'),
    whole(
      'of a boundary of 8 kB',
      (good) => good,
      REFUSED,
      `multipart/form-data; boundary=${'b'.repeat(8000)}`,
    ),
    whole('the bare picture', (good) => good, [415], 'image/png'),
    whole('as JSON', () => '{"avatar":"x"}', [415], 'application/json'),
    whole('as a plain form', () => 'avatar=x', [415], 'application/x-www-form-urlencoded'),
    whole('as another multipart', (good) => good, REFUSED, `multipart/mixed; boundary=${BOUNDARY}`),
  ];
};
