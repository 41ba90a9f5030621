import { Suspense } from 'react';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';

// Many forms name a topic; what they load at first stays without it.
const AskedLine = lazyNamed(() => import('./topic-asked-line.tsx'), 'AskedLine');

type Props = { subject: string; topic: string | null | undefined };

/** „son 5 yılda 7 soru”, the years on a tap; nothing for a topic without a count. */
export const TopicAsked = ({ subject, topic }: Props) =>
  topic ? (
    <Suspense fallback={null}>
      <AskedLine subject={subject} topic={topic} />
    </Suspense>
  ) : null;
