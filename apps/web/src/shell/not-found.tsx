import { ErrorPage } from '../ui/states/error-page.tsx';

/** Id of the route that takes what no other does, once the routes of the app are there. */
export const UNKNOWN_ADDRESS = 'unknown-address';

export const NotFound = () => <ErrorPage kind="notFound" code="404" />;
