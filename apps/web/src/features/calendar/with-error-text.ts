import { ApiError } from '../../api/api-error.ts';

/** Keeps the server's message and replaces any other error with `text`. */
export const withErrorText = async <T>(work: Promise<T>, text: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(text, { status: 500, code: 'server.failed' });
  }
};
