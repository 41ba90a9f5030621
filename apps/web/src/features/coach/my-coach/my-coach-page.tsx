import { type MyCoach, myCoach } from '@netlik/contract/coach/my-coach';
import { useQuery } from '@tanstack/react-query';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { formatDay } from '../../../formats/days.ts';
import { useTour } from '../../../tutorial/tutorial.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { OwnNotes } from '../coach-notes/own-notes.tsx';
import { ParentLinkPanel } from '../parent-links/parent-link-panel.tsx';
import { EvaluationPanel } from './evaluation-panel.tsx';
import styles from './my-coach.module.css';
import { myCoachQueries } from './my-coach.queries.ts';
import { myCoachTexts as texts } from './my-coach.texts.ts';
import { myCoachTour } from './my-coach.tour.ts';
import { ProgramList } from './program-list.tsx';

const leave = async ({ name }: MyCoach) => {
  const isSure = await confirm({
    title: texts.leaveTitle,
    text: texts.leaveText(name),
    action: texts.leave,
    danger: true,
  });
  if (!isSure) return;
  try {
    await call(myCoach.leave, {});
    toast({ tone: 'success', text: texts.left });
  } catch (error) {
    if (isAborted(error)) return;
    toast({ tone: 'danger', text: error instanceof ApiError ? error.message : texts.leaveFailed });
  }
};

const CoachHero = ({ coach }: { coach: MyCoach }) => (
  <Card>
    <div className={styles.hero} data-tour="coach-profile">
      <Avatar person={{ firstName: coach.name, avatar: coach.avatar }} size={80} />
      <div className={styles.words}>
        <h2>{coach.name}</h2>
        <a href={`mailto:${coach.email}`} aria-label={texts.mail(coach.name)}>
          {coach.email}
        </a>
        {coach.assignedAt && <p className={styles.quiet}>{texts.since(formatDay(coach.assignedAt))}</p>}
        {coach.bio && <p>{coach.bio}</p>}
        <p className={styles.quiet}>{texts.sees}</p>
      </div>
      <Button look="plain" small onClick={() => void leave(coach)}>
        {texts.leave}
      </Button>
    </div>
  </Card>
);

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
