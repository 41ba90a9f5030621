import { type Raw, withBody } from './hostile-send.ts';

export const BOUNDARY = 'netlik-siniri';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export type Piece = { name: string; value: string | Buffer; fileName?: string; type?: string };

/** A form as it goes over the wire, byte for byte. */
const multipart = (pieces: readonly Piece[], end = `--${BOUNDARY}--\r\n`): Buffer =>
  Buffer.concat([
    ...pieces.flatMap(({ name, value, fileName, type }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ]);

export const withForm = (good: Raw, pieces: readonly Piece[], end?: string): Raw =>
  withBody(good, multipart(pieces, end), FORM_TYPE);

export const filePiece = (field: string, value: Buffer | string): Piece => ({
  name: field,
  value,
  fileName: 'resim.png',
  type: 'image/png',
});
