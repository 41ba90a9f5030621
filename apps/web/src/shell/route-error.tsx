import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { describeError } from '../ui/states/error-kind.ts';
import { ErrorPage } from '../ui/states/error-page.tsx';

export const RouteError = () => {
  const error = useRouteError();
  // The router logs only render errors.
  useEffect(() => console.error('The error page is shown:', error), [error]);
  return <ErrorPage {...describeError(error)} />;
};
