import type { Gain } from '@netlik/contract/study/study-sessions';
import { weeklyGoalPercent } from '@netlik/domain/identity/weekly-goal';
import { studyChoice } from '@netlik/domain/yks/study-choice';
import CheckIcon from 'lucide-react/icons/check';
import ClockIcon from 'lucide-react/icons/clock';
import FlameIcon from 'lucide-react/icons/flame';
import SparkIcon from 'lucide-react/icons/sparkle';
import type { ReactNode } from 'react';
import { useOutbox } from '../../data/outbox/outbox.ts';
import { useStore } from '../../data/use-store.ts';
import { formatClock } from '../../formats/clock.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatPercent } from '../../formats/numbers.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { lastSaved } from './engine/last-saved.ts';
import { lengthText, savedTexts as texts } from './timer.texts.ts';

/** A few seconds are lost at every start and stop. */
const isUnseen = (seconds: number | undefined): seconds is number => (seconds ?? 0) >= 60;

type FigureProps = { icon: ReactNode; label: string; value: string; more?: string };

const Figure = ({ icon, label, value, more }: FigureProps) => (
  <div>
    <Row as="dt" gap="2" align="center" tone="muted" size="small">
      {icon}
      {label}
    </Row>
    <Text as="dd" size="large" weight="semibold" numbers>
      {value}
      {more && (
        <Text as="div" tone="muted" size="tiny" weight="regular">
          {' '}
          {more}
        </Text>
      )}
    </Text>
  </div>
);

const Gains = ({ gain }: { gain: Gain }) => {
  const { minutesToday, weeklyProgress, weeklyGoal, currentStreak, xpGained, level } = gain;
  return (
    <Grid as="dl" columns={2} gap="3">
      <Figure icon={<ClockIcon size={18} />} label={texts.today} value={formatDuration(minutesToday)} />
      <Figure icon={<FlameIcon size={18} />} label={texts.streak} value={texts.days(currentStreak)} />
      <Figure
        icon={<SparkIcon size={18} />}
        label={texts.xp}
        value={`+${xpGained}`}
        more={texts.level(level)}
      />
      <Figure
        icon={<CheckIcon size={18} />}
        label={texts.week}
        value={formatPercent(weeklyGoalPercent(weeklyProgress, weeklyGoal))}
        more={texts.goalOf(formatDuration(weeklyProgress), formatDuration(weeklyGoal))}
      />
    </Grid>
  );
};

/** Null unless the session was a practice exam. */
const examAddress = (subject: string): string | null => {
  const choice = studyChoice(subject);
  if (choice?.kind !== 'exam') return null;
  const branch = choice.exam === 'BRANS' ? `&subject=${choice.branch}` : '';
  return `/exam-tracker?add=1&exam=${choice.exam}${branch}`;
};

export const SavedCard = ({ sessionsPage }: { sessionsPage?: string }) => {
  const saved = useStore(lastSaved);
  const { entries } = useOutbox();
  // `RefusedStops` handles a refused write.
  const refused = entries.some(({ key, state }) => key === saved?.key && state === 'failed');
  if (!saved || refused) return null;
  const examPage = examAddress(saved.subject);
  return (
    <Card
      title={texts.title}
      actions={
        <span role="status">
          <Tag tone={saved.waiting ? 'warning' : 'success'}>
            {saved.waiting ? texts.waiting : texts.saved}
          </Tag>
        </span>
      }
    >
      <div>
        <Text weight="semibold">
          {subjectName(saved.subject)}, {lengthText(saved.seconds)}
        </Text>
        <Text tone="muted" size="small" numbers>
          {texts.at(formatClock(saved.at))}
        </Text>
      </div>
      {saved.waiting && (
        <Text tone="muted" size="small" numbers>
          {texts.waitingText}
        </Text>
      )}
      {!saved.waiting && isUnseen(saved.unseenSeconds) && (
        <Text tone="muted" size="small" numbers>
          {texts.unseen(lengthText(saved.unseenSeconds))}
        </Text>
      )}
      {saved.gain && <Gains gain={saved.gain} />}
      {examPage && (
        <div>
          <ButtonLink look="line" small to={examPage}>
            {texts.enterExam}
          </ButtonLink>
        </div>
      )}
      {sessionsPage && (
        <div>
          <ButtonLink look="quiet" small to={sessionsPage}>
            {texts.sessions}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
};
