import { GiveDialog } from '../coaching/coach-students/give-book-dialog.tsx';
import { BooksPage } from '../practice/books/books-page.tsx';

export const BooksScreen = () => <BooksPage GiveDialog={GiveDialog} />;
