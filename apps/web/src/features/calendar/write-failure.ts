import { ApiError } from '../../api/api-error.ts';

/** The server's own words where it has some, ours where it has none. */
export const orSay = async <T>(work: Promise<T>, text: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(text, { status: 500, code: 'server.failed' });
  }
};
