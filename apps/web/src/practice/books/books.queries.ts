import { books, MAX_BOOKS } from '@netlik/contract/practice/books';
import { read } from '../../data/calls/read.ts';

export const bookQueries = {
  /** As many as a shelf holds. */
  shelf: () => read(books.list, { query: { limit: MAX_BOOKS } }),
  tests: (id: string) => read(books.get, { params: { id } }),
};
