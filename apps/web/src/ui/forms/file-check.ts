const MB = 1024 * 1024;

/** Types the server can process; others would only be refused after the upload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bayt`;
  const [size, unit] = bytes < MB ? [bytes / 1024, 'KB'] : [bytes / MB, 'MB'];
  return `${size.toLocaleString('tr', { maximumFractionDigits: unit === 'MB' ? 1 : 0 })} ${unit}`;
};

type Limits = { types?: readonly string[]; maxBytes: number };

/** The error to show for a file that cannot be uploaded, or null. */
export const fileProblem = (
  file: { type: string; size: number },
  { types = IMAGE_TYPES, maxBytes }: Limits,
): string | null => {
  if (!types.includes(file.type)) return 'Yalnızca resim yükleyebilirsin: JPEG, PNG, WebP, AVIF ya da GIF.';
  if (file.size === 0) return 'Bu dosya boş. Başka bir resim seç.';
  if (file.size > maxBytes)
    return `Bu resim ${sizeText(file.size)}; en fazla ${sizeText(maxBytes)} olabilir. Daha küçük bir resim seç.`;
  return null;
};
