import type { CopyItem } from '@netlik/contract/coaching/program-copies';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay, formatFullDay, formatWeekday } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { BatchRunDialog } from './batch-run-dialog.tsx';
import { draftTexts, skipReasons, copyTexts as texts } from './program-copies.texts.ts';
import { type CopyBody, copyPreview, useCopy } from './use-copy.ts';

const minutesOf = (items: readonly CopyItem[]) =>
  items.flatMap(({ work }) => work).reduce((sum, { minutes }) => sum + minutes, 0);

const DraftPreview = ({ items }: { items: readonly CopyItem[] }) => {
  const written = items.filter(({ action }) => action !== 'skip');
  const ids = [...new Set(written.map(({ studentId }) => studentId))];
  const drafts = ids
    .map((id) => written.filter(({ studentId, work }) => studentId === id && work.length > 0))
    .filter((ofStudent) => ofStudent.length > 0);
  const later = ids.length - drafts.length;
  return (
    <Stack gap="1">
      {drafts.map((ofStudent) => (
        <details key={ofStudent[0]!.studentId} open={drafts.length === 1}>
          <Text as="summary" size="small" weight="medium" numbers minTouchTarget>
            {draftTexts.student(
              ofStudent[0]!.studentName,
              ofStudent.length,
              formatDuration(minutesOf(ofStudent)),
            )}
          </Text>
          <Stack as="ul" gap="1" tone="muted" size="small">
            {ofStudent.map(({ date, work }) => (
              <li key={date}>
                <strong>{`${formatWeekday(date)} ${formatDay(date)}`}</strong>
                {': '}
                {work
                  .map(({ subject, minutes, topics }) =>
                    draftTexts.subject(subjectName(subject), formatDuration(minutes), topics),
                  )
                  .join(' · ')}
              </li>
            ))}
          </Stack>
        </details>
      ))}
      {later > 0 && (
        <Text tone="muted" size="small">
          {draftTexts.later(later)}
        </Text>
      )}
    </Stack>
  );
};

type PreviewProps = {
  items: readonly CopyItem[];
  replaceDates: readonly string[];
  onReplace: (date: string, replace: boolean) => void;
};

/** Further names are only counted. */
const MAX_NAMES = 3;
const FIXED = ['past', 'same', 'has_work', 'empty'] as const;

const names = (items: readonly CopyItem[]) =>
  items.length > MAX_NAMES
    ? texts.someStudents(items.length)
    : items.map(({ studentName }) => studentName).join(', ');

const countsOf = (items: readonly CopyItem[]) => {
  const count = (test: (item: CopyItem) => boolean) => items.filter(test).length;
  return {
    created: count(({ action }) => action === 'create'),
    replaced: count(({ action }) => action === 'replace'),
    cleared: count(({ action }) => action === 'clear'),
    occupied: count(({ reason }) => reason === 'occupied'),
  };
};

type DayProps = { date: string; items: readonly CopyItem[]; isReplaced: boolean } & Pick<
  PreviewProps,
  'onReplace'
>;

const PreviewDay = ({ date, items, isReplaced, onReplace }: DayProps) => {
  const { created, replaced, cleared, occupied } = countsOf(items);
  const lines = [
    { look: { tone: 'success', weight: 'semibold' }, count: created, text: texts.create(created) },
    { look: { tone: 'warning', weight: 'semibold' }, count: replaced, text: texts.replace(replaced) },
    { look: { tone: 'warning', weight: 'semibold' }, count: cleared, text: texts.clear(cleared) },
    { look: { tone: 'muted', size: 'small' }, count: occupied, text: texts.occupied(occupied) },
    ...FIXED.map((reason) => {
      const found = items.filter((item) => item.reason === reason);
      return {
        look: { tone: 'muted', size: 'small' },
        count: found.length,
        text: texts.skipped(names(found), skipReasons[reason]),
      } as const;
    }),
  ] as const;
  const day = formatFullDay(date);
  return (
    <Row as="li" gap="1 4" align="center" wrap size="small">
      <strong>{day}</strong>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ look, text }) => (
          <Text key={text} as="span" {...look}>
            {text}
          </Text>
        ))}
      {(occupied > 0 || replaced > 0) && (
        <CheckboxField
          label={texts.overwrite}
          aria-label={texts.overwriteOn(day)}
          checked={isReplaced}
          onChange={({ currentTarget }) => onReplace(date, currentTarget.checked)}
        />
      )}
    </Row>
  );
};

const CopyPreview = ({ items, replaceDates, onReplace }: PreviewProps) => (
  <Stack as="ul" gap="3" divided aria-label={texts.preview}>
    {[...new Set(items.map(({ date }) => date))].sort().map((date) => (
      <PreviewDay
        key={date}
        {...{ date, onReplace }}
        items={items.filter((item) => item.date === date)}
        isReplaced={replaceDates.includes(date)}
      />
    ))}
  </Stack>
);

type Props = {
  title: string;
  body: CopyBody;
  /** True once the choices are complete and can be previewed. */
  isReady: boolean;
  waiting: ReactNode;
  submit: (count: number) => string;
  onReplaceDates: (dates: string[]) => void;
  onClose: () => void;
  onDone: () => void;
  children: ReactNode;
};

/** `children` contains the choices; the preview of each day is below them. */
export const CopyModal = (props: Props) => {
  const { title, body, isReady, waiting, submit, onReplaceDates, onClose, onDone, children } = props;
  const { copy, busy, failure, running } = useCopy(onDone);
  const preview = useQuery({ ...copyPreview(body), enabled: isReady && !running });
  const items = isReady ? preview.data : undefined;
  const count = items?.filter(({ action }) => action !== 'skip').length ?? 0;
  const { replaceDates } = body;
  if (running) return <BatchRunDialog id={running} onClose={onDone} />;
  return (
    <Modal
      title={title}
      size="large"
      locked={busy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancel={texts.cancel}
          submit={submit(count)}
          busy={busy}
          disabled={count === 0 || preview.isPlaceholderData}
          onSubmit={() => copy(body)}
          onClose={onClose}
        />
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {children}
      {isReady ? <UntilLoaded query={preview} failed={texts.previewFailed} compact /> : waiting}
      {items && (
        <CopyPreview
          items={items}
          replaceDates={replaceDates}
          onReplace={(day, replace) =>
            onReplaceDates(replace ? [...replaceDates, day] : replaceDates.filter((one) => one !== day))
          }
        />
      )}
      {items && body.draft && <DraftPreview items={items} />}
      {items && count === 0 && (
        <Text tone="muted" size="small">
          {texts.nothing}
        </Text>
      )}
    </Modal>
  );
};
