import type { CoachMeeting } from '@netlik/contract/coaching/meetings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { MeetingDialog, PlanMeetingDialog } from './meeting-dialog.tsx';
import { MeetingRow } from './meeting-row.tsx';
import { coachMeetingQueries } from './meetings.queries.ts';
import { meetingTexts as texts } from './meetings.texts.ts';

const SHOWN = 20;
const MAX_SHOWN = 100;

export const MeetingsTab = ({ studentId }: { studentId: string }) => {
  const [limit, setLimit] = useState(SHOWN);
  const [open, setOpen] = useState<CoachMeeting | 'new' | null>(null);
  const query = useQuery(coachMeetingQueries.ofStudent(studentId, limit));
  const meetings = query.data?.data;
  const hasMore = meetings && meetings.length < (query.data?.pagination.total ?? 0) && limit < MAX_SHOWN;
  return (
    <Section
      title={texts.title}
      actions={
        <Button look="soft" small onClick={() => setOpen('new')}>
          {texts.plan}
        </Button>
      }
    >
      <UntilLoaded query={query} failed={texts.failed} compact />
      {meetings?.length === 0 && (
        <EmptyState drawing="plan" compact title={texts.empty} text={texts.emptyText} />
      )}
      {meetings && meetings.length > 0 && (
        <Stack as="ul" gap="3" divided aria-label={texts.list}>
          {meetings.map((meeting) => (
            <MeetingRow key={meeting._id} meeting={meeting} onEdit={() => setOpen(meeting)} />
          ))}
        </Stack>
      )}
      {hasMore && (
        <Button look="line" busy={query.isPlaceholderData} onClick={() => setLimit(MAX_SHOWN)}>
          {texts.older}
        </Button>
      )}
      {open === 'new' && <PlanMeetingDialog studentId={studentId} onClose={() => setOpen(null)} />}
      {open && open !== 'new' && <MeetingDialog meeting={open} onClose={() => setOpen(null)} />}
    </Section>
  );
};
