import { ErrorPage } from '../ui/error-page.tsx';

export const NotFound = () => <ErrorPage kind="notFound" code="404" />;
