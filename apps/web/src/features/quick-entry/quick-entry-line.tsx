import { QuickEntryForm } from './quick-entry-form.tsx';

/** The same line inside a page; after a save it is empty again. */
export const QuickEntryLine = () => <QuickEntryForm text="" />;
