import { formatDecimal } from './numbers.ts';

const MB = 1024 * 1024;

/** „512 bayt”, „24 KB”, „1,3 MB” */
export const formatFileSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bayt`;
  return bytes < MB ? `${formatDecimal(bytes / 1024, 0)} KB` : `${formatDecimal(bytes / MB, 1)} MB`;
};
