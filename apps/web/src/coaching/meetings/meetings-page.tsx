import type { CoachMeeting } from '@netlik/contract/coaching/meetings';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MeetingRow } from './meeting-row.tsx';
import { coachMeetingQueries } from './meetings.queries.ts';
import { meetingTexts as texts } from './meetings.texts.ts';

const DAYS_BACK = 60;
const DAYS_AHEAD = 330;

export const MeetingsPage = ({ actions }: { actions?: ReactNode }) => {
  const [open, setOpen] = useState<CoachMeeting | null>(null);
  const today = studyDay(new Date());
  const query = useQuery(coachMeetingQueries.own(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)));
  const parts = query.data && [
    { title: texts.ahead, meetings: query.data.filter(({ day }) => day >= today) },
    { title: texts.past, meetings: query.data.filter(({ day }) => day < today).reverse() },
  ];
  return (
    <PageFrame title={texts.title} lead={texts.lead} actions={actions} width="narrow">
      <UntilLoaded query={query} failed={texts.failed} />
      {query.data?.length === 0 && (
        <EmptyState
          drawing="plan"
          title={texts.emptyOwn}
          text={texts.emptyOwnText}
          action={<ButtonLink to="/coach-dashboard">{texts.students}</ButtonLink>}
        />
      )}
      {parts?.map(
        ({ title, meetings }) =>
          meetings.length > 0 && (
            <Section key={title} title={title}>
              <Stack as="ul" gap="3" divided aria-label={title}>
                {meetings.map((meeting) => (
                  <MeetingRow
                    key={meeting._id}
                    meeting={meeting}
                    name={
                      <Link to={`/coach/students/${meeting.personId}?tab=meetings`}>
                        {meeting.personName}
                      </Link>
                    }
                    onEdit={() => setOpen(meeting)}
                  />
                ))}
              </Stack>
            </Section>
          ),
      )}
      {open && <MeetingDialog meeting={open} onClose={() => setOpen(null)} />}
    </PageFrame>
  );
};
