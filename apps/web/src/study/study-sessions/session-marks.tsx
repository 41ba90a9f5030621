import type { StudySession } from '@netlik/contract/study/study-sessions';
import { efficiencyTone } from '@netlik/domain/study/bands';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { sessionFormat as format } from './session-format.ts';
import { sessionTexts, sourceLabels } from './study-sessions.texts.ts';

export const ManualMark = ({ session }: { session: StudySession }) =>
  session.source === 'manual' ? <Tag>{sourceLabels.manual}</Tag> : null;

export const Efficiency = ({ session }: { session: StudySession }) => {
  const tone = session.efficiency === null ? undefined : efficiencyTone(session.efficiency);
  return (
    <Text
      as="span"
      // Red is for errors.
      tone={tone === 'danger' ? 'muted' : tone}
      weight="semibold"
      numbers
      data-tone={tone}
    >
      {format.efficiency(session)}
    </Text>
  );
};

/** Screen readers get the text of `children` instead of the stars. */
export const Stars = ({ quality, children }: { quality: number; children: string }) => (
  <Text as="span" tone="warning" nowrap>
    <span aria-hidden="true">
      {'★'.repeat(quality)}
      <Text as="span" tone="muted">
        {'☆'.repeat(5 - quality)}
      </Text>
    </span>
    <span className="visually-hidden">{children}</span>
  </Text>
);

export const Quality = ({ session }: { session: StudySession }) => {
  if (session.quality === null)
    return (
      <Text as="span" tone="muted">
        {sessionTexts.unjudged}
      </Text>
    );
  return <Stars quality={session.quality}>{sessionTexts.star(session.quality)}</Stars>;
};
