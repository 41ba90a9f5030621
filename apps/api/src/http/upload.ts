import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const MB = 1024 * 1024;

export const readUpload = async (
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Buffer> => {
  if (!request.isMultipart()) throw new AppError('request.media_type');
  const tooLarge = () => new AppError('upload.too_large', { megabytes: Math.round(maxBytes / MB) });
  let part: MultipartFile | undefined;
  try {
    part = await request.file({
      limits: { files: 1, fields: 0, parts: 1, fileSize: maxBytes, headerPairs: 20 },
    });
  } catch {
    throw new AppError('request.malformed');
  }
  if (!part) throw new AppError('upload.missing');
  const { file } = part;
  const bytes = await part.toBuffer().catch(() => {
    throw file.truncated ? tooLarge() : new AppError('request.malformed');
  });
  // The limit is checked while chunks arrive, and the last one may exceed it.
  if (file.truncated) throw tooLarge();
  if (part.fieldname !== field || bytes.length === 0) throw new AppError('upload.missing');
  return bytes;
};
