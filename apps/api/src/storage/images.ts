import sharp from 'sharp';
import { AppError } from '../http/app-error.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif'];
// 40 megapixels: more than a phone's camera, far less than a decompression bomb.
const MOST_PIXELS = 40_000_000;
const TIMEOUT_S = 10;
const AT_ONCE = 2;
// Each waits with its whole file in memory.
const MOST_WAITING = 20;

// Images are decoded outside V8's heap: no cache, and few at once, keep that memory bounded.
sharp.cache(false);
sharp.concurrency(1);

// Everything else libvips could open (SVG, PDF, TIFF, raw dumps) is never even tried.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});

let busy = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= MOST_WAITING) throw new AppError('server.busy');
  while (busy >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
};

/** Decodes whatever claims to be a picture and draws it anew as WebP: what a browser could run does not survive. */
export const redrawn = (
  bytes: Buffer,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer> =>
  inTurn(async () => {
    try {
      const input = {
        failOn: 'error',
        limitInputPixels: MOST_PIXELS,
        sequentialRead: true,
        pages: 1,
      } as const;
      const { format } = await sharp(bytes, input).metadata();
      if (!format || !FORMATS.includes(format)) throw new AppError('upload.not_an_image');
      return await sharp(bytes, input)
        .rotate()
        .resize({ ...size, withoutEnlargement: size.fit === 'inside' })
        .webp({ quality: 80 })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer();
    } catch {
      throw new AppError('upload.not_an_image');
    }
  });
