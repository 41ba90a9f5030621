import { Suspense } from 'react';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';

// Lazy, because many forms use it and their first load should not grow.
const AskedLine = lazyNamed(() => import('./topic-asked-line.tsx'), 'AskedLine');

type Props = { subject: string; topic: string | null | undefined };

/** Renders nothing for a topic without a count. */
export const TopicAsked = ({ subject, topic }: Props) =>
  topic ? (
    <Suspense fallback={null}>
      <AskedLine subject={subject} topic={topic} />
    </Suspense>
  ) : null;
