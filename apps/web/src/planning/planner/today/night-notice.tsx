import type { PlannerNotice } from '@netlik/contract/planning/planner/planner';
import { planner } from '@netlik/contract/planning/planner/planner';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/calls/read.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { plannerTodayTexts as texts } from './planner-today.texts.ts';

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
      <Text size="small" shrink>
        {texts.notice(missed, notice, kind === 'moved')}
      </Text>
      <Row gap="1">
        <Button look="line" small onClick={() => send('keep')}>
          {texts.keep[kind]}
        </Button>
        <Button look="quiet" small onClick={() => send('refuse')}>
          {texts.refuse[kind]}
        </Button>
      </Row>
    </Row>
  );
};

/** Loaded only if `GET /today` reports a notice. */
export const NightNotice = () => {
  const { data: notice } = useQuery(noticeQuery());
  return notice && <NightLine notice={notice} />;
};
