import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { accuracyBand } from '@netlik/domain/exams/exam-attempts/attempt';
import { accuracy } from '@netlik/domain/net';
import { memo } from 'react';
import { formatDay } from '../../formats/days.ts';
import { formatExamNet, formatShare } from '../../formats/numbers.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton, type MenuItem } from '../../ui/overlays/menu.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { examNames, listTexts as texts } from './exam-attempts.texts.ts';
import { filterOf } from './exam-filter.ts';
import styles from './exam-list.module.css';
import type { ShownAttempt } from './use-exam-writes.ts';
import { useWindow, VIRTUAL_FROM } from './use-window.ts';

const ROW_HEIGHT = 76;

export type RowActions = {
  onEdit: (attempt: ExamAttempt) => void;
  onRemove: (attempt: ExamAttempt) => void;
  onTopics: (attempt: ExamAttempt) => void;
  onMistakes: (attempt: ExamAttempt) => void;
};

const rowMenu = (
  attempt: ExamAttempt,
  { onEdit, onRemove, onTopics, onMistakes }: RowActions,
): MenuItem[] => {
  const disabled = attempt.topics.length === 0;
  return [
    { label: texts.edit, onSelect: () => onEdit(attempt) },
    { label: texts.topics, disabled, onSelect: () => onTopics(attempt) },
    { label: texts.toMistakes, disabled, onSelect: () => onMistakes(attempt) },
    { label: texts.remove, danger: true, onSelect: () => onRemove(attempt) },
  ];
};

type RowProps = RowActions & { attempt: ShownAttempt; place: number; of: number };

const AttemptRow = memo(({ attempt, place, of, ...actions }: RowProps) => {
  const { correctAnswers: correct, wrongAnswers: wrong, blankAnswers: blank, netScore } = attempt.totals;
  const share = accuracy(correct, wrong);
  const band = share === null ? null : accuracyBand(share);
  return (
    <Grid
      as="li"
      gap="1 3"
      align="center"
      size="small"
      className={styles.row}
      aria-setsize={of}
      aria-posinset={place}
      data-state={attempt.state}
    >
      <Tag tone="primary">{examNames[filterOf(attempt.examType)]}</Tag>
      <Stack as="span" shrink>
        <Text as="b" weight="semibold" wrapAnywhere lines={2} className={styles.source}>
          {attempt.source}
        </Text>
        <Text as="span" tone="muted" size="tiny" weight="regular">
          {formatDay(attempt.date)}
          {attempt.state && ` · ${attempt.state === 'saving' ? texts.saving : texts.waiting}`}
        </Text>
      </Stack>
      <Text as="span" numbers className={styles.answers}>
        <span>{texts.answers(correct, wrong, blank)}</span>
        {share !== null && band !== null && (
          <Text
            as="span"
            tone="muted"
            size="tiny"
            className={styles.band}
            data-band={band}
            title={texts.bands[band]}
          >
            {texts.accuracy(formatShare(share))}
            <span className="visually-hidden">, {texts.bands[band]}</span>
          </Text>
        )}
      </Text>
      <Text as="span" size="large" weight="bold" text="end" numbers>
        {formatExamNet(netScore)}{' '}
        <Text as="span" tone="muted" size="tiny" weight="regular">
          {texts.net}
        </Text>
      </Text>
      {attempt.state ? (
        <span className={styles.noMenu} />
      ) : (
        <MenuButton
          label={texts.actions(attempt.source, formatDay(attempt.date))}
          items={rowMenu(attempt, actions)}
        />
      )}
    </Grid>
  );
});

/** More than 150 rows scroll in a virtualised box. */
export const AttemptList = ({ attempts, ...actions }: RowActions & { attempts: readonly ShownAttempt[] }) => {
  const [box, { from, to, before, after }] = useWindow(attempts.length, ROW_HEIGHT);
  const virtual = attempts.length > VIRTUAL_FROM;
  return (
    <div ref={box} className={virtual ? styles.box : undefined} tabIndex={virtual ? 0 : undefined}>
      <ul aria-label={texts.title} style={{ paddingTop: before, paddingBottom: after }}>
        {attempts.slice(from, to).map((attempt, index) => (
          <AttemptRow
            key={attempt._id}
            {...actions}
            attempt={attempt}
            place={from + index + 1}
            of={attempts.length}
          />
        ))}
      </ul>
    </div>
  );
};
