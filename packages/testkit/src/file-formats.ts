import { crc32, deflateRawSync } from 'node:zlib';

/** Builds images and archives part by part, so that any part can be invalid. */

export const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(8);
  out.writeUInt32BE(data.length, 0);
  out.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([out.subarray(0, 4), body, out.subarray(4)]);
};

export const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG with any size in its header and any data. */
export const png = (
  width: number,
  height: number,
  data: Buffer,
  { depth = 8, colour = 2, interlaced = 0 } = {},
) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, interlaced], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

/** A GIF with one-pixel frames on a canvas of this size. */
export const gif = (frames: number, width: number, height: number) => {
  const head = Buffer.from('GIF89a\0\0\0\0\xf0\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('21f9040100000000' + '2c00000000010001000002024401' + '00', 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
};

export const zip = (name: string, content: Buffer) => {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  return Buffer.concat([local, Buffer.from(name), packed]);
};
