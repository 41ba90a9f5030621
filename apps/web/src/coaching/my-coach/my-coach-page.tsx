import { type MyCoach, myCoach } from '@netlik/contract/coaching/my-coach';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { OwnNotes } from '../coach-notes/own-notes.tsx';
import { ParentLinkPanel } from '../parent-links/parent-link-panel.tsx';
import { EvaluationPanel } from './evaluation-panel.tsx';
import { myCoachQueries } from './my-coach.queries.ts';
import { myCoachTexts as texts } from './my-coach.texts.ts';
import { ProgramList } from './program-list.tsx';
import { TodayProgram } from './today-program.tsx';

const useLeave = ({ name }: MyCoach) => {
  const { send } = useWrite(myCoach.leave, { done: texts.left, failed: texts.leaveFailed });
  return async () => {
    const question = { title: texts.leaveTitle, text: texts.leaveText(name), action: texts.leave };
    if (await confirm({ ...question, danger: true })) await send();
  };
};

const CoachProfile = ({ coach }: { coach: MyCoach }) => {
  const leave = useLeave(coach);
  return (
    <Row gap="3" align="start" data-tour="coach-profile">
      <Avatar person={{ firstName: coach.name, avatar: coach.avatar }} />
      <Stack shrink grow>
        <h2>{coach.name}</h2>
        <Row
          as="a"
          align="center"
          size="small"
          href={`mailto:${coach.email}`}
          aria-label={texts.mail(coach.email, coach.name)}
          minTouchTarget
        >
          <Text as="span" truncate>
            {coach.email}
          </Text>
        </Row>
        <div>
          <ButtonLink look="line" small to={`/messages/${coach.id}`}>
            {texts.message}
          </ButtonLink>
        </div>
        <details>
          <Text as="summary" tone="muted" size="small" minTouchTarget>
            {texts.details}
          </Text>
          <Stack gap="2" align="start">
            {coach.bio && <p>{coach.bio}</p>}
            {coach.assignedAt && (
              <Text tone="muted" size="small">
                {texts.since(formatDay(coach.assignedAt))}
              </Text>
            )}
            <Text tone="muted" size="small">
              {texts.sees}
            </Text>
            <Button look="line" small onClick={() => void leave()}>
              {texts.leave}
            </Button>
          </Stack>
        </details>
      </Stack>
    </Row>
  );
};

export const MyCoachPage = () => {
  useTour('coach');
  const query = useQuery(myCoachQueries.coach());
  const status = useQuery(myCoachQueries.status());
  const isDue = status.data?.dueThisMonth === true;
  const coach = query.data;
  // Rendered once its position is known.
  const evaluation = coach && !status.isPending && <EvaluationPanel coachId={coach.id} />;
  return (
    <PageFrame title={texts.title} lead={texts.lead} width="page">
      <UntilLoaded query={query} failed={texts.failed}>
        <SkeletonBlock height={200} />
        <SkeletonBlock height={140} />
      </UntilLoaded>
      {coach === null && (
        <EmptyState
          drawing="people"
          title={texts.noneTitle}
          text={texts.noneText}
          action={<ButtonLink to="/study-plan">{texts.ownPlan}</ButtonLink>}
        />
      )}
      {coach && (
        <Grid fit={340} gap="5 6" align="start">
          <TodayProgram />
          <Stack gap="4">
            <CoachProfile coach={coach} />
            <OwnNotes />
          </Stack>
        </Grid>
      )}
      {isDue && evaluation}
      {coach !== undefined && (
        <>
          {coach === null && <OwnNotes />}
          <ProgramList />
          <ParentLinkPanel />
        </>
      )}
      {!isDue && evaluation}
    </PageFrame>
  );
};
