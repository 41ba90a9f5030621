import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const MB = 1024 * 1024;
const MAX_TEXTS = 20;
const MAX_TEXT_BYTES = 64 * 1024;

/** `bytes` stay valid until the next file is requested. */
export type FormFile = { name: string | undefined; bytes: Buffer };
export type FormLimits = { field: string; maxBytes: number; maxFiles: number; maxTotalBytes: number };

/** A form in progress: its texts, then its files, each read on request. */
export type OpenForm = { texts: Record<string, string>; files: AsyncGenerator<FormFile> };

const errorOf = (error: unknown, { maxBytes }: FormLimits): AppError => {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code;
  if (code === 'FST_FILES_LIMIT') return new AppError('upload.too_many');
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('upload.too_large', { megabytes: Math.round(maxBytes / MB) });
  return new AppError('request.malformed');
};

const addText = (texts: Record<string, string>, part: Exclude<Multipart, MultipartFile>) => {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
  if (fieldnameTruncated || valueTruncated) throw new AppError('request.too_large');
  // Bytes that are not text were replaced while decoding.
  if (typeof value !== 'string' || value.includes('\ufffd') || Object.hasOwn(texts, fieldname))
    throw new AppError('request.malformed');
  texts[fieldname] = value;
};

/** Reads a file into the buffer and drains excess bytes, so that the reply reaches the sender. */
const readInto = async (held: Buffer, { file }: MultipartFile, limits: FormLimits): Promise<Buffer> => {
  let used = 0;
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) used += chunk.copy(held, used);
  } catch (error) {
    throw errorOf(file.truncated ? { code: 'FST_REQ_FILE_TOO_LARGE' } : error, limits);
  }
  if (file.truncated) throw errorOf({ code: 'FST_REQ_FILE_TOO_LARGE' }, limits);
  return held.subarray(0, used);
};

/**
 * Texts must precede files, so that invalid texts are refused before any file is read. Only one file is in
 * memory at a time.
 */
export const openForm = async (request: FastifyRequest, limits: FormLimits): Promise<OpenForm> => {
  if (!request.isMultipart()) throw new AppError('request.media_type');
  const parts = request.parts({
    limits: {
      files: limits.maxFiles,
      fields: MAX_TEXTS,
      parts: limits.maxFiles + MAX_TEXTS + 1,
      fileSize: limits.maxBytes,
      fieldSize: MAX_TEXT_BYTES,
      headerPairs: 20,
    },
  });
  const next = async (): Promise<Multipart | null> => {
    const taken = await parts.next().catch((error: unknown) => {
      throw errorOf(error, limits);
    });
    return taken.done ? null : taken.value;
  };

  const texts: Record<string, string> = {};
  let part = await next();
  for (; part?.type === 'field'; part = await next()) addText(texts, part);

  const readFiles = async function* (): AsyncGenerator<FormFile> {
    let total = 0;
    // A single buffer for all files, because separate ones would be collected late.
    const held = Buffer.allocUnsafeSlow(part ? limits.maxBytes : 0);
    for (let file: Multipart | null = part; file; file = await next()) {
      if (file.type === 'field' || file.fieldname !== limits.field) throw new AppError('request.malformed');
      const bytes = await readInto(held, file, limits);
      if (bytes.length === 0) throw new AppError('upload.missing');
      total += bytes.length;
      if (total > limits.maxTotalBytes) throw new AppError('upload.too_large_together');
      yield { name: file.filename, bytes };
    }
  };
  return { texts, files: readFiles() };
};
