import { useRouteError } from 'react-router';
import { describeError } from '../ui/error-kind.ts';
import { ErrorPage } from '../ui/error-page.tsx';

export const RouteError = () => <ErrorPage {...describeError(useRouteError())} />;
