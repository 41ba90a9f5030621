import { planner } from '@netlik/contract/endpoints/planner/planner';
import type { PlannerNotice } from '@netlik/contract/planner/planner';
import { studyDay, weekStart as weekOf } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { read } from '../../../api/read.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { plannerTodayTexts as texts } from './planner-today.texts.ts';

const LighterDialog = lazy(async () => ({ default: (await import('./lighter-dialog.tsx')).LighterDialog }));

const noticeQuery = () => read(planner.notice, {});

const NightLine = ({ notice }: { notice: PlannerNotice }) => {
  const { kind, missed, _id: id } = notice;
  const answer = useWrite(planner.answerNotice, {
    failed: texts.answerFailed,
    optimistic: (cache) => cache.patch(noticeQuery(), () => null),
    done: (_, { body }) =>
      body.answer === 'refuse' ? texts.refused : kind === 'proposed' ? texts.taken : null,
  });
  const send = (given: 'keep' | 'refuse') => answer.send({ params: { id }, body: { answer: given } });
  return (
    <Row gap="1 3" align="center" between wrap full role="status">
      <Text look="small" shrink>
        {texts.notice(missed, notice, kind === 'moved')}
      </Text>
      <Row gap="1">
        <Button look="quiet" small onClick={() => send('keep')}>
          {texts.keep[kind]}
        </Button>
        <Button look="plain" small onClick={() => send('refuse')}>
          {texts.refuse[kind]}
        </Button>
      </Row>
    </Row>
  );
};

/** What the night moved, and the way out for one who fell behind. Loaded after the dashboard. */
export const PlannerToday = () => {
  const weekStart = weekOf(studyDay(new Date()));
  const { data: notice } = useQuery(noticeQuery());
  const { data: week } = useQuery(read(planner.week, { query: { weekStart } }));
  const [isOpen, setIsOpen] = useState(false);
  const isPlanned = week?.entries.some(({ done }) => !done);
  return (
    <>
      {isPlanned && (
        <Button look="quiet" small onClick={() => setIsOpen(true)}>
          {texts.behind}
        </Button>
      )}
      {notice && <NightLine notice={notice} />}
      {isOpen && (
        <Suspense>
          <LighterDialog weekStart={weekStart} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
