import { AppError } from '../http/app-error.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif'];
// A plain JPEG is read line by line, so a large one costs little; everything else may have to be whole in memory:
// 25 megapixels are then up to 150 MB.
const MOST_PIXELS = 25_000_000;
const MOST_PIXELS_BY_LINE = 64_000_000;
const TIMEOUT_S = 10;
const AT_ONCE = 1;
// Each waits with its whole file in memory.
const MOST_WAITING = 20;

type Sharp = typeof import('sharp').default;
let loaded: Promise<Sharp> | undefined;

const load = async (): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
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
  return sharp;
};

/** With the first picture: a server that starts needs neither its time nor its memory. */
const whenLoaded = () => {
  loaded ??= load();
  return loaded;
};

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

const input = {
  failOn: 'error',
  limitInputPixels: MOST_PIXELS_BY_LINE,
  sequentialRead: true,
  pages: 1,
} as const;

const refuseOddities = async (sharp: Sharp, bytes: Buffer) => {
  const { format, width, height, isProgressive } = await sharp(bytes, {
    ...input,
    limitInputPixels: false,
  }).metadata();
  if (!FORMATS.includes(format)) throw new AppError('upload.not_an_image');
  const byLine = format === 'jpeg' && !isProgressive;
  if (width * height > (byLine ? MOST_PIXELS_BY_LINE : MOST_PIXELS))
    throw new AppError('upload.too_many_pixels');
};

/** Decodes whatever claims to be a picture and draws it anew as WebP: what a browser could run does not survive. */
export const redrawn = (
  bytes: Buffer,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await whenLoaded();
    try {
      await refuseOddities(sharp, bytes);
      return await sharp(bytes, input)
        .rotate()
        .resize({ ...size, withoutEnlargement: size.fit === 'inside' })
        .webp({ quality: 80 })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer();
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('upload.not_an_image');
    }
  });
