import { books, MAX_BOOKS } from '@netlik/contract/practice/books';
import { read } from '../../data/calls/read.ts';

export const bookQueries = {
  /** Loads the whole shelf in one page. */
  shelf: () => read(books.list, { query: { limit: MAX_BOOKS } }),
  tests: (id: string) => read(books.get, { params: { id } }),
};
