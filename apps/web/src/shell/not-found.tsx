import { ErrorPage } from '../ui/states/error-page.tsx';

/** Id of the catch-all route that exists once the app's routes are added. */
export const UNKNOWN_ADDRESS = 'unknown-address';

export const NotFound = () => <ErrorPage kind="notFound" code="404" />;
