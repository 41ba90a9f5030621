import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';
import { studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import CheckIcon from 'lucide-react/icons/check';
import { formatDuration } from '../../formats/durations.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SkeletonBars } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { myCoachQueries } from './my-coach.queries.ts';
import { todayProgramTexts as texts } from './my-coach.texts.ts';

/** More would push the coach's notes off a phone's first screen. */
const SHOWN = 4;

const Subjects = ({ program: { subjects } }: { program: Program }) => {
  // Unfinished subjects come first.
  const ordered = subjects.toSorted(
    (a, b) => Number(a.status === 'completed') - Number(b.status === 'completed'),
  );
  return (
    <Stack as="ul" gap="1">
      {ordered.slice(0, SHOWN).map(({ _id, subject, status, targetTime }) => (
        <Row as="li" key={_id} gap="2" align="center" tone={status === 'completed' ? 'muted' : 'plain'}>
          <Text as="span" truncate grow>
            {subjectName(subject)}
          </Text>
          {status === 'completed' ? (
            <>
              <CheckIcon size={16} />
              <span className="visually-hidden">{texts.done}</span>
            </>
          ) : (
            <Text as="span" tone="muted" size="small" numbers>
              {targetTime !== null && formatDuration(targetTime)}
            </Text>
          )}
        </Row>
      ))}
      {ordered.length > SHOWN && (
        <Text as="li" tone="muted" size="small">
          {texts.more(ordered.length - SHOWN)}
        </Text>
      )}
    </Stack>
  );
};

export const TodayProgram = () => {
  const today = studyDay(new Date());
  const query = useQuery(myCoachQueries.programs({ from: today, to: today, page: 1, limit: 1 }));
  const program = query.data?.data[0];
  const done = (program?.completionRate ?? 0) / 100;
  return (
    <Card
      alive={program !== undefined}
      title={program?.title ?? texts.title}
      lead={query.data && !program ? texts.none : texts.lead}
      actions={
        query.data &&
        (program ? (
          <ButtonLink to={`/study-plan?date=${today}`}>{done > 0 ? texts.resume : texts.start}</ButtonLink>
        ) : (
          <ButtonLink look="line" to="/study-plan">
            {texts.ownPlan}
          </ButtonLink>
        ))
      }
    >
      <UntilLoaded query={query} failed={texts.failed} compact>
        <SkeletonBars count={3} height={24} />
      </UntilLoaded>
      {program && (
        <>
          {program.motivationNote && <Text tone="muted">{program.motivationNote}</Text>}
          <FillBar fill={Math.min(1, done)} />
          <Subjects program={program} />
        </>
      )}
    </Card>
  );
};
