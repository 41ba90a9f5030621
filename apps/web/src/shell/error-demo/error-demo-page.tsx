import { useParams } from 'react-router';
import { ErrorPage } from '../../ui/states/error-page.tsx';

const Failing = (): never => {
  throw Object.assign(new Error('The demonstration of a failed render'), { code: 'TEST_RENDER' });
};

export const ErrorDemoPage = () => {
  const { kind } = useParams();
  switch (kind) {
    case undefined:
      return <Failing />;
    case 'network':
      return <ErrorPage kind="network" code="ERR_NETWORK" />;
    case 'auth':
      return <ErrorPage kind="auth" code="401" />;
    case 'server':
      return <ErrorPage kind="server" code="500" />;
    default:
      return <ErrorPage kind="notFound" code="404" />;
  }
};
