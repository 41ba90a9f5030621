import type { DailyPlan, PlanSubject, SubjectStatus } from '@netlik/contract/planning/daily-plans/plan';
import { SUBJECT_STATUSES } from '@netlik/domain/planning/daily-plans/values';
import ClockIcon from 'lucide-react/icons/clock';
import { formatDuration } from '../../../formats/durations.ts';
import { formatCount, formatNet } from '../../../formats/numbers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ProgressRing } from '../../../ui/charts/progress-ring.tsx';
import { Check } from '../../../ui/forms/check.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MenuButton } from '../../../ui/overlays/menu.tsx';
import { SourceMark } from '../../../ui/states/source-mark.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { planTexts, statusNames, tableTexts as texts } from '../daily-plans.texts.ts';
import { isUndone } from '../subject-progress.ts';

const RING_PX = 56;

const factsOf = (row: PlanSubject) => [
  ...(row.status === 'in_progress' || row.status === 'skipped' ? [statusNames[row.status]] : []),
  ...(row.targetQuestions === null && row.completedQuestions === 0
    ? []
    : [texts.questionsOf(formatCount(row.completedQuestions), row.targetQuestions)]),
  ...(row.targetTime === null && row.studyTime === 0
    ? []
    : [
        row.targetTime === null
          ? formatDuration(row.studyTime)
          : planTexts.ofTarget(formatDuration(row.studyTime), formatDuration(row.targetTime)),
      ]),
  ...(row.completedQuestions > 0 ? [texts.netOf(formatNet(row.netScore))] : []),
  ...row.topics.slice(0, 2),
];

type Actions = {
  onOpen: (subject: PlanSubject) => void;
  onTimer: (subject: PlanSubject) => void;
  onStatus: (subject: PlanSubject, status: SubjectStatus) => void;
  onSkip: (subject: PlanSubject) => void;
};

const menuItems = (row: PlanSubject, { onOpen, onStatus, onSkip }: Actions) => [
  { label: texts.details, onSelect: () => onOpen(row) },
  { label: texts.skip, disabled: row.status === 'skipped', onSelect: () => onSkip(row) },
  ...SUBJECT_STATUSES.filter((status) => status !== row.status && status !== 'skipped').map((status) => ({
    label: texts.setStatus(statusNames[status]),
    onSelect: () => onStatus(row, status),
  })),
];

type LineProps = Actions & { row: PlanSubject; canTime: boolean; isNext: boolean };

const SubjectLine = ({ row, canTime, isNext, ...actions }: LineProps) => {
  const { onOpen, onTimer, onStatus } = actions;
  const name = subjectName(row.subject);
  const isDone = row.status === 'completed';
  return (
    <ListRow
      before={
        <IconButton
          label={(isDone ? texts.untick : texts.tick)(name)}
          onClick={() => onStatus(row, isDone ? 'not_started' : 'completed')}
        >
          <Check state={isDone ? 'on' : row.status === 'in_progress' ? 'half' : 'off'} />
        </IconButton>
      }
      title={<SubjectMark subject={row.subject} />}
      faint={!isUndone(row)}
      onOpen={() => onOpen(row)}
      openLabel={texts.open(name)}
      text={
        <Text as="span" truncate>
          {factsOf(row).join(' · ')}
        </Text>
      }
      after={
        <>
          {isNext && (
            <Button small aria-label={texts.startNext(name)} onClick={() => onTimer(row)}>
              {texts.startNow}
            </Button>
          )}
          {!isNext && canTime && (
            <IconButton label={texts.startOf(name)} onClick={() => onTimer(row)}>
              <ClockIcon />
            </IconButton>
          )}
          <MenuButton label={texts.actionsOf(name)} items={menuItems(row, actions)} />
        </>
      }
    />
  );
};

type Props = Actions & { plan: DailyPlan; canTime: boolean };

export const PlanChecklist = ({ plan, canTime, ...actions }: Props) => {
  const byPriority = plan.subjects.toSorted((a, b) => a.priority - b.priority);
  const left = byPriority.filter(isUndone);
  const next = canTime ? (left.find(({ status }) => status === 'in_progress') ?? left[0]) : undefined;
  const lines = (rows: readonly PlanSubject[]) =>
    rows.map((row) => <SubjectLine key={row._id} {...{ row, canTime, isNext: row === next }} {...actions} />);
  return (
    <Stack gap="3" data-tour="study-plan-table">
      <Row gap="3" align="center">
        <ProgressRing
          size={RING_PX}
          value={plan.subjects.length > 0 ? 1 - left.length / plan.subjects.length : 0}
          label={planTexts.completion}
        >
          <Text as="span" size="small" weight="semibold" numbers>
            {plan.subjects.length - left.length}/{plan.subjects.length}
          </Text>
        </ProgressRing>
        <Stack grow>
          <h2>{plan.title}</h2>
          <Text tone="muted" size="small" lines={2}>
            {plan.dailyGoal ||
              (plan.source === 'coach' ? (
                <SourceMark source="coach">{planTexts.fromCoach}</SourceMark>
              ) : (
                texts.left(left.length)
              ))}
          </Text>
        </Stack>
      </Row>
      <Stack as="ul" aria-label={texts.label}>
        {lines(left)}
        {lines(byPriority.filter((row) => !isUndone(row)))}
      </Stack>
    </Stack>
  );
};
