import { type ExamAttempt, examAttempts, type NewExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { studyDay } from '@netlik/domain/study-day';
import { type ReactNode, useRef, useState } from 'react';
import { downloadText } from '../../../data/calls/download-file.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatDay } from '../../../formats/days.ts';
import { formatExamNet } from '../../../formats/numbers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { attemptFields } from '../exam-attempts.queries.ts';
import { examNames, examTexts, listTexts } from '../exam-attempts.texts.ts';
import { filterOf } from '../exam-filter.ts';
import { csvTexts as texts } from './attempts-csv.texts.ts';
import { importAttempts, type Refused, templateCsv } from './attempts-csv.ts';
import styles from './import-dialog.module.css';

type ListProps = { title: string; notice?: ReactNode; children: ReactNode };

const PreviewList = ({ title, notice, children }: ListProps) => (
  <section aria-label={title}>
    <Text weight="semibold">{title}</Text>
    {notice}
    <Stack as="ul" gap="1" divided size="small" numbers className={styles.lines}>
      {children}
    </Stack>
  </section>
);

type PreviewProps = { attempts: readonly NewExamAttempt[]; refused: readonly Refused[]; left: number };

const Preview = ({ attempts, refused, left }: PreviewProps) => (
  <>
    {attempts.length > 0 && (
      <PreviewList
        title={texts.ready(attempts.length)}
        notice={attempts.length > left && <Notice tone="warning">{texts.over(left)}</Notice>}
      >
        {attempts.map((body, index) => (
          <li key={`${body.date} ${body.source} ${String(index)}`}>
            {formatDay(body.date)} · {examNames[filterOf(body.examType)]} · {body.source} ·{' '}
            <b>
              {formatExamNet(attemptFields(body).totals.netScore)} {listTexts.net}
            </b>
          </li>
        ))}
      </PreviewList>
    )}
    {refused.length > 0 && (
      <PreviewList title={texts.refusedCount(refused.length)}>
        {refused.map(({ line, reason }) => (
          <li key={`${String(line)} ${reason}`}>{texts.line(line, reason)}</li>
        ))}
      </PreviewList>
    )}
  </>
);

/** Sends the attempts one by one, so that a failure leaves the earlier ones stored. */
const useUpload = (onDone: () => void) => {
  const [sent, setSent] = useState(0);
  const upload = useWrite(
    async (bodies: readonly NewExamAttempt[], { send }) => {
      setSent(0);
      for (const [index, body] of bodies.entries()) {
        await send(examAttempts.create, { body });
        setSent(index + 1);
      }
    },
    { done: (_, bodies) => texts.done(bodies.length), failed: examTexts.addError, inline: true, onDone },
  );
  return { ...upload, sent };
};

const FileButtons = ({ onText }: { onText: (text: string) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row gap="2" wrap>
      <Button look="line" small onClick={() => downloadText(texts.templateName, templateCsv())}>
        {texts.template}
      </Button>
      <Button look="line" small onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={texts.choose}
        onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(onText)}
      />
    </Row>
  );
};

type Props = { existing: readonly ExamAttempt[]; left: number; onClose: () => void };

export const ImportDialog = ({ existing, left, onClose }: Props) => {
  const [text, setText] = useState('');
  const { send, busy, error, sent } = useUpload(onClose);
  const { attempts, refused } =
    text === '' ? { attempts: [], refused: [] } : importAttempts(text, existing, studyDay(new Date()));
  return (
    <Modal
      title={texts.title}
      size="large"
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="line" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} disabled={attempts.length === 0} onClick={() => send(attempts)}>
            {busy ? texts.uploading(sent, attempts.length) : texts.upload(attempts.length)}
          </Button>
        </>
      }
    >
      <Stack gap="4" data-unsaved={text !== ''}>
        <p>{texts.lead}</p>
        {error && (
          <Notice tone="danger">
            {texts.done(sent)} {error}
          </Notice>
        )}
        <FileButtons onText={setText} />
        <TextAreaField
          label={texts.paste}
          optional
          rows={5}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Preview attempts={attempts} refused={refused} left={left} />
      </Stack>
    </Modal>
  );
};
