import { attachmentName } from '@netlik/domain/platform/support-tickets/support-tickets';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { FormFile } from '../../http/form.ts';
import { newId } from '../../ids.ts';
import { reencodeImage } from '../../storage/images.ts';
import { recordFile } from '../uploads/uploads.service.ts';
import type { NewAttachmentRow } from './support-tickets.sql.ts';

/** Large enough to read a screenshot. */
const LONGEST_SIDE = 1600;
const MAX_KEPT_BYTES = 2 * 1024 * 1024;

export type Picture = { name: string; contents: Buffer };

/** Re-encodes each picture before reading the next, so that only one upload is in memory. */
export const readPictures = async (ownerId: string, files: AsyncIterable<FormFile>): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  for await (const { name, bytes } of files) {
    const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' } as const;
    const contents = await reencodeImage(ownerId, bytes, size);
    if (contents.length > MAX_KEPT_BYTES) throw new AppError('upload.too_large', { megabytes: 2 });
    pictures.push({ name: attachmentName(name, pictures.length), contents });
  }
  return pictures;
};

type Stored = NewAttachmentRow & { bytes: number };

/** Stores pictures before a write and removes them if it fails or repeats. */
export const withStoredPictures = async <T>(
  { files }: Pick<Deps, 'files'>,
  pictures: readonly Picture[],
  write: (stored: readonly Stored[]) => Promise<T>,
): Promise<T> => {
  const stored: Stored[] = [];
  try {
    for (const { name, contents } of pictures)
      stored.push({
        uid: newId(),
        path: await files.put('reports', contents),
        name,
        bytes: contents.length,
      });
    return await write(stored);
  } catch (error) {
    for (const { path } of stored) await files.remove(path);
    throw error;
  }
};

/** The student owns both parties' files, which are deleted with the ticket. */
export const recordPictures = async (tx: Executor, ownerId: string, stored: readonly Stored[], now: Date) => {
  for (const { path, bytes } of stored) await recordFile(tx, path, { ownerId, bytes, now });
};
