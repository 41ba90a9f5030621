import { type MyCoach, myCoach } from '@netlik/contract/coach/my-coach';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../formats/days.ts';
import { useTour } from '../../../tutorial/tutorial.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { OwnNotes } from '../coach-notes/own-notes.tsx';
import { ParentLinkPanel } from '../parent-links/parent-link-panel.tsx';
import { EvaluationPanel } from './evaluation-panel.tsx';
import styles from './my-coach.module.css';
import { myCoachQueries } from './my-coach.queries.ts';
import { myCoachTexts as texts } from './my-coach.texts.ts';
import { myCoachTour } from './my-coach.tour.ts';
import { ProgramList } from './program-list.tsx';

const useLeave = ({ name }: MyCoach) => {
  const { send } = useWrite(myCoach.leave, { done: texts.left, failed: texts.leaveFailed });
  return async () => {
    const question = { title: texts.leaveTitle, text: texts.leaveText(name), action: texts.leave };
    if (await confirm({ ...question, danger: true })) await send();
  };
};

const CoachHero = ({ coach }: { coach: MyCoach }) => {
  const leave = useLeave(coach);
  return (
    <Card>
      <Row gap="4 6" align="start" wrap data-tour="coach-profile">
        <Avatar person={{ firstName: coach.name, avatar: coach.avatar }} size={80} />
        <Stack gap="1" shrink className={styles.words}>
          <h2>{coach.name}</h2>
          <a href={`mailto:${coach.email}`} aria-label={texts.mail(coach.email, coach.name)}>
            {coach.email}
          </a>
          {coach.assignedAt && <Text look="muted small">{texts.since(formatDay(coach.assignedAt))}</Text>}
          {coach.bio && <p>{coach.bio}</p>}
          <Text look="muted small">{texts.sees}</Text>
        </Stack>
        <Button look="plain" small onClick={() => void leave()}>
          {texts.leave}
        </Button>
      </Row>
    </Card>
  );
};

/** A premium student's coach, the monthly evaluation and the programs. */
export const MyCoachPage = () => {
  useTour(myCoachTour);
  const query = useQuery(myCoachQueries.coach());
  const coach = query.data;
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <UntilLoaded query={query} failed={texts.failed} />
      {coach === null && (
        <EmptyState
          drawing="inbox"
          title={texts.noneTitle}
          text={texts.noneText}
          action={<ButtonLink to="/study-plan">{texts.ownPlan}</ButtonLink>}
        />
      )}
      {coach && (
        <>
          <CoachHero coach={coach} />
          <EvaluationPanel coachId={coach.id} />
        </>
      )}
      {coach !== undefined && (
        <>
          <OwnNotes />
          <ProgramList />
          <ParentLinkPanel />
        </>
      )}
    </PageFrame>
  );
};
