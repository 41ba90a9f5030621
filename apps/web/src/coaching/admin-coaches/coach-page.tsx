import {
  adminCoaches,
  type CoachListItem,
  type CoachPerformance as Performance,
} from '@netlik/contract/coaching/admin-coaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatClock } from '../../formats/clock.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { FlatStats } from '../../ui/charts/flat-stats.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { ratingTexts } from '../rating.texts.ts';
import { Rating } from '../rating.tsx';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { moveTexts, coachDetailTexts as texts } from './admin-coaches.texts.ts';
import { coachOptions } from './coach-options.ts';
import { CoachedStudents } from './coached-students.tsx';

const categories = ['communication', 'programQuality', 'overallSatisfaction'] as const;

const CoachPerformance = ({ performance }: { performance: Performance }) => {
  const { studentStats, feedbackStats, lastUpdated } = performance;
  const { averageRating, lastFeedbackDate, categoryAverages, totalFeedbacks } = feedbackStats;
  return (
    <Section title={texts.performance} lead={texts.updated(formatClock(lastUpdated))}>
      <Stack gap="4">
        <FlatStats>
          <StatCard
            label={texts.stats.active}
            value={studentStats.active}
            hint={texts.inAll(studentStats.total)}
          />
          <StatCard label={texts.stats.inactive} value={studentStats.inactive} />
          <StatCard
            label={texts.stats.feedbacks}
            value={totalFeedbacks}
            hint={lastFeedbackDate && texts.lastFeedback(formatDay(lastFeedbackDate))}
          />
          <StatCard
            label={texts.stats.rating}
            value={averageRating === null ? null : ratingTexts.number(averageRating)}
            unit={texts.outOf}
          />
        </FlatStats>
        {totalFeedbacks === 0 ? (
          <Text tone="muted" size="small" wrapAnywhere>
            {texts.noFeedback}
          </Text>
        ) : (
          <Grid fit={200} gap="3 6">
            {categories.map((category) => (
              <Stack key={category} gap="1">
                <Row as="span" gap="2" align="center" between size="small">
                  {texts.categories[category]}
                  <Rating stars={categoryAverages[category]} />
                </Row>
                <FillBar fill={(categoryAverages[category] ?? 0) / 5} />
              </Stack>
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
};

const MoveStudentsDialog = ({ coach, onClose }: { coach: CoachListItem; onClose: () => void }) => {
  const coaches = useQuery(adminCoachQueries.all());
  const [toCoachId, setToCoachId] = useState('');
  const [missing, setMissing] = useState(false);
  const { send, busy, error } = useWrite(adminCoaches.moveStudents, {
    done: ({ moved }) => moveTexts.done(moved),
    failed: moveTexts.failed,
    inline: true,
    onDone: onClose,
  });
  const move = () => {
    setMissing(!toCoachId);
    if (toCoachId) void send({ params: { id: coach._id }, body: { toCoachId } });
  };

  return (
    <Modal
      title={moveTexts.title}
      locked={busy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancel={moveTexts.cancel}
          submit={moveTexts.submit}
          {...{ busy, onClose }}
          onSubmit={move}
        />
      }
    >
      <Stack gap="4">
        <p>{moveTexts.lead(coach.name, coach.studentCount)}</p>
        {error && <Notice tone="danger">{error}</Notice>}
        <Select
          label={moveTexts.to}
          placeholder={moveTexts.choose}
          value={toCoachId}
          error={missing && !toCoachId ? moveTexts.needed : undefined}
          options={coachOptions(coaches.data?.data, coach._id)}
          onChange={({ target }) => setToCoachId(target.value)}
        />
      </Stack>
    </Modal>
  );
};

export const CoachPage = () => {
  useTour('admin-coach');
  const { id = '' } = useParams();
  const [moving, setMoving] = useState(false);
  const query = useQuery(adminCoachQueries.performance(id));
  const performance = query.data;
  return (
    <PageFrame
      title={performance?.coach.name ?? texts.fallbackTitle}
      lead={performance && [performance.coach.email, performance.coach.city].filter(Boolean).join(' · ')}
      actions={
        performance &&
        performance.coach.studentCount > 0 && (
          <Button look="line" onClick={() => setMoving(true)}>
            {texts.move}
          </Button>
        )
      }
    >
      <UntilLoaded query={query} failed={texts.failed} />
      {performance && (
        <Stack gap="8">
          <CoachPerformance performance={performance} />
          <div data-tour="admin-coach-students">
            <CoachedStudents coachId={id} />
          </div>
        </Stack>
      )}
      {moving && performance && (
        <MoveStudentsDialog coach={performance.coach} onClose={() => setMoving(false)} />
      )}
    </PageFrame>
  );
};
