import { type RawRequest, withBody } from './hostile-send.ts';

export const BOUNDARY = 'netlik-siniri';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export type FormPart = { name: string; value: string | Buffer; fileName?: string; type?: string };

const multipart = (parts: readonly FormPart[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, fileName, type }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

export const withForm = (good: RawRequest, parts: readonly FormPart[], end?: string): RawRequest =>
  withBody(good, multipart(parts, end), FORM_TYPE);

export const filePart = (field: string, value: Buffer | string): FormPart => ({
  name: field,
  value,
  fileName: 'resim.png',
  type: 'image/png',
});
