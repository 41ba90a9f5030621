import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../data/calls/use-person.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { coachMeetingQueries } from './meetings.queries.ts';
import { meetingTexts as texts } from './meetings.texts.ts';

export const DayMeetings = ({ day }: { day: StudyDay }) => {
  const isAllowed = usePerson()?.consent === 'given';
  const meetings = useQuery({ ...coachMeetingQueries.own(day, day), enabled: isAllowed }).data ?? [];
  return meetings.map(({ _id, personName, time, agreed }) => (
    <Notice key={_id} tone="info">
      <Stack gap="1">
        <strong>{texts.withCoach(personName, time)}</strong>
        {agreed && <Text wrapAnywhere>{agreed}</Text>}
      </Stack>
    </Notice>
  ));
};
