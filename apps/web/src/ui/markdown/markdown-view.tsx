import { Suspense } from 'react';
import { lazyNamed } from '../layout/lazy-named.ts';
import { Stack } from '../layout/stack.tsx';
import styles from './markdown.module.css';

const Body = lazyNamed(() => import('./markdown-body.tsx'), 'MarkdownBody');

/** HTML stays text, and the parser loads on demand. */
export const MarkdownView = ({ text }: { text: string }) => (
  <Stack gap="3" wrapAnywhere shrink className={styles.markdown}>
    <Suspense fallback={<p className={styles.plain}>{text}</p>}>
      <Body text={text} />
    </Suspense>
  </Stack>
);
