import { books } from '@netlik/contract/practice/books';
import { feature } from '../../http/feature.ts';
import {
  createBook,
  getBook,
  listBooks,
  listBooksOfStudent,
  removeBook,
  shareBook,
  solveTest,
  unsolveTest,
  updateBook,
} from './books.service.ts';

export const booksFeature = feature(
  books,
  (deps) => ({
    list: ({ actor, query }) => listBooks(deps, actor, query),
    get: ({ actor, params }) => getBook(deps, actor, params.id),
    create: ({ actor, body }) => createBook(deps, actor, body),
    update: ({ actor, params, body }) => updateBook(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeBook(deps, actor, params.id),
    solve: ({ actor, params, body }) => solveTest(deps, actor, params, body),
    unsolve: ({ actor, params }) => unsolveTest(deps, actor, params),
    ofStudent: ({ actor, params }) => listBooksOfStudent(deps, actor, params.id),
    give: ({ actor, params, body, alsoNotify }) =>
      shareBook({ ...deps, alsoNotify }, actor, params.id, body.studentIds),
  }),
  { demo: async () => (await import('./books.demo.ts')).fillDemoBooks },
);
