import { AppError } from '../http/app-error.ts';
import { createFairQueue } from './fair-queue.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif'];
// Baseline JPEGs are decoded by line; other images may be decoded whole, and 25 megapixels take up to 150 MB.
const MAX_PIXELS = 25_000_000;
const MAX_PIXELS_BY_LINE = 64_000_000;
const TIMEOUT_S = 10;
const MAX_CONCURRENT = 1;
// Each waiting upload holds its file in memory.
const MAX_WAITING = 40;
const MAX_WAITING_OF_ONE = 8;

type Sharp = typeof import('sharp').default;
let loaded: Promise<Sharp> | undefined;

const importSharp = async (): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  // Images are decoded outside V8's heap, so no cache and low concurrency bound that memory.
  sharp.cache(false);
  sharp.concurrency(1);
  // Other loaders of libvips (SVG, PDF, TIFF, raw) stay blocked.
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

/** Loaded with the first upload, to save time and memory at startup. */
const loadSharp = () => {
  loaded ??= importSharp();
  return loaded;
};

const runQueued = createFairQueue({
  concurrent: MAX_CONCURRENT,
  perOwner: MAX_WAITING_OF_ONE,
  total: MAX_WAITING,
});

const input = {
  failOn: 'error',
  limitInputPixels: MAX_PIXELS_BY_LINE,
  sequentialRead: true,
  pages: 1,
} as const;

const refuseUnsupported = async (sharp: Sharp, bytes: Buffer) => {
  const { format, width, height, isProgressive } = await sharp(bytes, {
    ...input,
    limitInputPixels: false,
  }).metadata();
  if (!FORMATS.includes(format)) throw new AppError('upload.not_an_image');
  const byLine = format === 'jpeg' && !isProgressive;
  if (width * height > (byLine ? MAX_PIXELS_BY_LINE : MAX_PIXELS))
    throw new AppError('upload.too_many_pixels');
};

/** Re-encoding as WebP removes scripts and metadata. */
export const reencodeImage = (
  ownerId: string,
  bytes: Buffer,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
): Promise<Buffer> =>
  runQueued(ownerId, async () => {
    const sharp = await loadSharp();
    try {
      await refuseUnsupported(sharp, bytes);
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
