import * as z from 'zod/mini';
import { everyone, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const MB = 1024 * 1024;
export const uploadErrors = [
  'upload.not_an_image',
  'upload.too_many_pixels',
  'upload.too_large',
  'upload.missing',
  'server.busy',
] as const;

export const uploads = {
  universityImage: endpoint({
    method: 'POST',
    path: '/upload/university-image',
    access: everyone,
    changes: [],
    summary: 'A picture for a goal: an image up to 5 MB',
    upload: { field: 'universityImage', maxBytes: 5 * MB },
    reply: z.object({ imageUrl: z.string() }),
    errors: uploadErrors,
    rate: 'upload',
  }),
  cardImage: endpoint({
    method: 'POST',
    path: '/upload/card-image',
    access: students,
    changes: [],
    summary: 'A picture for the text of a flashcard: an image up to 5 MB',
    upload: { field: 'cardImage', maxBytes: 5 * MB },
    reply: z.object({ imageUrl: z.string() }),
    errors: uploadErrors,
    rate: 'upload',
  }),
  mistakePhoto: endpoint({
    method: 'POST',
    path: '/upload/mistake-photo',
    access: students,
    changes: [],
    summary: 'The photo of a question for the mistake notebook: an image up to 12 MB, kept smaller than 2 MB',
    upload: { field: 'mistakePhoto', maxBytes: 12 * MB },
    reply: z.object({ imageUrl: z.string() }),
    errors: uploadErrors,
    rate: 'upload',
  }),
  messagePicture: endpoint({
    method: 'POST',
    path: '/upload/message-picture',
    access: { roles: ['student', 'coach'], guarded: true },
    changes: [],
    summary: 'A picture for a message: an image up to 12 MB, kept smaller than 2 MB',
    upload: { field: 'messagePicture', maxBytes: 12 * MB },
    reply: z.object({ imageUrl: z.string() }),
    errors: uploadErrors,
    rate: 'upload',
  }),
};
