import { BooksPage } from '../features/books/books-page.tsx';
import { GiveDialog } from '../features/books/give-dialog.tsx';

export const BooksScreen = () => <BooksPage GiveDialog={GiveDialog} />;
