import { formatFileSize } from '../../formats/file-size.ts';

/** Types that the server can process; it would refuse others only after the upload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

type Limits = { types?: readonly string[]; maxBytes: number };

export const fileProblem = (
  file: { type: string; size: number },
  { types = IMAGE_TYPES, maxBytes }: Limits,
): string | null => {
  if (!types.includes(file.type)) return 'Yalnızca resim yükleyebilirsin: JPEG, PNG, WebP, AVIF ya da GIF.';
  if (file.size === 0) return 'Bu dosya boş. Başka bir resim seç.';
  if (file.size > maxBytes)
    return `Bu resim ${formatFileSize(file.size)}; en fazla ${formatFileSize(maxBytes)} olabilir. Daha küçük bir resim seç.`;
  return null;
};
