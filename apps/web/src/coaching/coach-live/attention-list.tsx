import { type Attention, coachLive } from '@netlik/contract/coaching/coach-live';
import { arrangeAttention } from '@netlik/domain/coaching/attention';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import CloseIcon from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBars } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { programAddress, studentAddress } from '../program-address.ts';
import { StudentLink } from '../student-link.tsx';
import { attentionReasons, sharedReasons, attentionTexts as texts } from './attention.texts.ts';
import styles from './attention-list.module.css';
import { coachLiveQueries, type Whose } from './coach-live.queries.ts';

const AssignButton = lazyNamed(() => import('../coach-students/assign-button.tsx'), 'AssignButton');

const ApplyDialog = lazyNamed(() => import('../program-copies/apply-dialog.tsx'), 'ApplyDialog');

const FIRST_SHOWN = 6;

const dateOf = ({ figures }: Attention) =>
  typeof figures.date === 'string' ? figures.date.slice(0, 10) : undefined;

const actionOf = (item: Attention): { to: string; label: string } => {
  const { studentId, reason, figures } = item;
  const isMock = figures.kind === 'mock';
  if (reason === 'no_program_tomorrow' || (reason === 'exam_coming' && !isMock)) {
    const tomorrow = addDays(studyDay(new Date()), 1);
    return { to: programAddress({ studentId, date: tomorrow }), label: texts.write };
  }
  if (reason === 'not_studying' || reason === 'streak_broken' || isMock)
    return { to: studentAddress(studentId, undefined, 'notes'), label: texts.writeNote };
  if (reason === 'net_falling')
    return { to: studentAddress(studentId, undefined, 'exams'), label: texts.seeExams };
  return {
    to: studentAddress(studentId, dateOf(item)),
    label: reason === 'evaluation_unread' ? texts.readEvaluation : texts.open,
  };
};

type RowProps = { items: readonly Attention[]; onDismiss: () => void };

const StudentRow = ({ items, onDismiss }: RowProps) => {
  const first = items[0]!;
  const { studentName, avatar } = first;
  const action = actionOf(first);
  return (
    <Grid as="li" gap="1 3" align="center" className={styles.row}>
      <Avatar person={{ firstName: studentName, avatar }} />
      <Text as="div" shrink>
        <StudentLink student={first} />
        <Text tone="muted" size="small">
          {items.map(({ reason, figures }) => attentionReasons[reason](figures)).join(' ')}
        </Text>
      </Text>
      <ButtonLink to={action.to} look="line" small aria-label={`${action.label}: ${studentName}`}>
        {action.label}
      </ButtonLink>
      <IconButton label={texts.dismiss(studentName)} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Grid>
  );
};

type SharedProps = RowProps & { onApply: () => void };

/** One action covers all students with the same reason. */
const SharedRow = ({ items, onDismiss, onApply }: SharedProps) => {
  const first = items[0]!;
  const { reason } = first;
  const date = dateOf(first);
  const text = sharedReasons[reason]?.(items.length, first.figures) ?? '';
  return (
    <Grid as="li" gap="1 3" align="center" className={styles.row}>
      <Stack as="span" center tone="primary" weight="semibold" numbers className={styles.count}>
        {items.length}
      </Stack>
      <Text weight="semibold" shrink>
        {text}
      </Text>
      {reason === 'no_program_tomorrow' || reason === 'exam_coming' ? (
        <Button look="soft" small onClick={onApply} aria-label={`${texts.apply}: ${text}`}>
          {texts.apply}
        </Button>
      ) : (
        <ButtonLink
          to={reason === 'program_missed' && date ? `/coach/reports?date=${date}` : '/coach/reports'}
          look="line"
          small
          aria-label={`${texts.seeReports}: ${text}`}
        >
          {texts.seeReports}
        </ButtonLink>
      )}
      <IconButton label={texts.dismiss(text)} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Grid>
  );
};

export const AttentionList = ({ whose }: { whose: Whose }) => {
  const query = useQuery(coachLiveQueries.attention(whose));
  const isCoach = usePerson()?.role === 'coach';
  const { send } = useWrite(coachLive.dismissAttention, {
    failed: texts.dismissFailed,
    optimistic: (cache, { body: { studentIds, reasons } }) =>
      cache.patch(coachLive.attention, (items) =>
        items.filter(({ studentId, reason }) => !studentIds.includes(studentId) || !reasons.includes(reason)),
      ),
  });
  const [all, setAll] = useState(false);
  const [applying, setApplying] = useState<readonly string[] | null>(null);
  const { shared, students } = arrangeAttention(query.data ?? []);

  const dismiss = (items: readonly Attention[]) =>
    send({
      body: {
        studentIds: [...new Set(items.map(({ studentId }) => studentId))],
        reasons: [...new Set(items.map(({ reason }) => reason))],
      },
    });

  const shown = all ? students : students.slice(0, FIRST_SHOWN);
  const left = students.length - shown.length;
  const count = new Set(query.data?.map(({ studentId }) => studentId)).size;
  return (
    <Section title={texts.title} lead={count > 0 ? texts.lead(count) : undefined}>
      <UntilLoaded query={query} failed={texts.failed} compact>
        <SkeletonBars count={FIRST_SHOWN} height={48} />
      </UntilLoaded>
      {query.data?.length === 0 && (
        <EmptyState
          drawing="people"
          compact
          title={texts.empty}
          text={texts.emptyText}
          action={
            isCoach && (
              <Suspense>
                <AssignButton />
              </Suspense>
            )
          }
        />
      )}
      {count > 0 && (
        <Stack as="ul" gap="3" divided>
          {shared.map(({ reason, items }) => (
            <SharedRow
              key={reason}
              items={items}
              onDismiss={() => dismiss(items)}
              onApply={() => setApplying(items.map(({ studentId }) => studentId))}
            />
          ))}
          {shown.map(({ studentId, items }) => (
            <StudentRow key={studentId} items={items} onDismiss={() => dismiss(items)} />
          ))}
        </Stack>
      )}
      {left > 0 && (
        <div>
          <Button look="quiet" small onClick={() => setAll(true)}>
            {texts.more(left)}
          </Button>
        </div>
      )}
      {applying && (
        <Suspense>
          <ApplyDialog
            target={{ studentIds: applying, cells: [], day: addDays(studyDay(new Date()), 1) }}
            coachId={whose.coachId}
            onClose={() => setApplying(null)}
          />
        </Suspense>
      )}
    </Section>
  );
};
