import { lazy, Suspense } from 'react';
import styles from './markdown.module.css';

const Body = lazy(async () => ({ default: (await import('./markdown-body.tsx')).MarkdownBody }));

/** Renders user Markdown. HTML stays text; the parser is loaded on demand. */
export const MarkdownView = ({ text }: { text: string }) => (
  <div className={styles.markdown}>
    <Suspense fallback={<p className={styles.plain}>{text}</p>}>
      <Body text={text} />
    </Suspense>
  </div>
);
