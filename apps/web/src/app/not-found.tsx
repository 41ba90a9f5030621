import { ErrorPage } from '../ui/states/error-page.tsx';

export const NotFound = () => <ErrorPage kind="notFound" code="404" />;
