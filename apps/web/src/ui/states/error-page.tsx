import { lazy, type ReactNode, Suspense } from 'react';
import button from '../buttons/button.module.css';
import { Button } from '../buttons/button.tsx';
import { Brand } from '../layout/brand.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import styles from './error-page.module.css';
import { errorPageTexts as texts } from './error-page.texts.ts';

export type ErrorKind = 'network' | 'auth' | 'notFound' | 'server' | 'general';

const NoDrawing = () => <></>;

const loadDrawings = () => import('./error-drawings.tsx');
/** Loads only on an error; without a connection just the text is shown. */
const ErrorDrawing = lazy(() =>
  loadDrawings().then(
    (drawings) => ({ default: drawings.ErrorDrawing }),
    () => ({ default: NoDrawing }),
  ),
);

type Props = { kind: ErrorKind; code?: string };

/** The error without a frame; `children` are the ways to continue. */
export const ErrorBody = ({ kind, code, children }: Props & { children: ReactNode }) => (
  <>
    <PageTitle>{texts[kind].title}</PageTitle>
    <Suspense fallback={<div className={styles.drawing} />}>
      <ErrorDrawing kind={kind} />
    </Suspense>
    <h1 tabIndex={-1}>{texts[kind].title}</h1>
    <p className={styles.text}>{texts[kind].text}</p>
    {code && (
      <p className={styles.code}>
        {texts.code}: <span className="numbers">{code}</span>
      </p>
    )}
    <div className={styles.actions}>{children}</div>
  </>
);

export const ErrorPage = ({ kind, code }: Props) => (
  <div className={styles.page}>
    <header>
      <Brand />
    </header>
    <main className={styles.middle}>
      <ErrorBody kind={kind} {...(code && { code })}>
        <Button onClick={() => location.reload()}>{texts.refresh}</Button>
        {/* A full page load discards broken state. */}
        <a className={`${button.button} ${button.line}`} href="/">
          {texts.home}
        </a>
      </ErrorBody>
    </main>
  </div>
);
