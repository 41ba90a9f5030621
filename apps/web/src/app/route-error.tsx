import { useRouteError } from 'react-router';
import { describeError } from '../ui/states/error-kind.ts';
import { ErrorPage } from '../ui/states/error-page.tsx';

export const RouteError = () => <ErrorPage {...describeError(useRouteError())} />;
