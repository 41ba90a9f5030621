import { lazy, Suspense } from 'react';
import styles from './markdown.module.css';

const Body = lazy(async () => ({ default: (await import('./markdown-body.tsx')).MarkdownBody }));

/** Somebody's text with headings, lists and links. HTML in it stays text; the reader of it comes when it is needed. */
export const MarkdownView = ({ text }: { text: string }) => (
  <div className={styles.markdown}>
    <Suspense fallback={<p className={styles.plain}>{text}</p>}>
      <Body text={text} />
    </Suspense>
  </div>
);
