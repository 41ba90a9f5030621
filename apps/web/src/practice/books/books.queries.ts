import { books, MAX_BOOKS } from '@netlik/contract/books';
import { read } from '../../api/read.ts';

export const bookQueries = {
  /** As many as a shelf holds. */
  shelf: () => read(books.list, { query: { limit: MAX_BOOKS } }),
  tests: (id: string) => read(books.get, { params: { id } }),
};
