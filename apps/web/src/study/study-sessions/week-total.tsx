import { calendar } from '@netlik/contract/study/calendar';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { sessionTexts as texts } from './study-sessions.texts.ts';

export const WeekTotal = () => {
  const to = studyDay(new Date());
  const { data } = useQuery(read(calendar.days, { query: { mode: 'study', from: weekStart(to), to } }));
  if (!data) return null;
  const ofToday = data.find(({ date }) => date === to)?.totalTime ?? 0;
  return (
    <Row gap="1 3" align="baseline" wrap>
      <Text as="strong" size="title" weight="bold" numbers nowrap>
        {formatDuration(data.reduce((sum, { totalTime }) => sum + totalTime, 0))}
      </Text>
      <Text as="span" tone="muted" numbers>
        {texts.thisWeek(ofToday > 0 ? formatDuration(ofToday) : null)}
      </Text>
    </Row>
  );
};
