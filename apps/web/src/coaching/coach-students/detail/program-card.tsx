import { coachLive } from '@netlik/contract/coaching/coach-live';
import { type CoachProgram, coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { studyDay } from '@netlik/domain/study-day';
import { type CSSProperties, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet } from '../../../formats/numbers.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { MenuButton } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { programAddress } from '../../program-address.ts';
import { CopyDialog } from '../../program-copies/copy-dialog.tsx';
import { copyTexts } from '../../program-copies/program-copies.texts.ts';
import { programText, shareOnWhatsApp, topicText } from '../../program-text.ts';
import { progressTone } from '../../progress-tone.ts';
import { MotivationTag, StatusTag, SubjectStatusTag } from '../../status-tag.tsx';
import styles from './program-card.module.css';
import { ProgramSheet } from './program-sheet.tsx';
import { programTexts as texts } from './student-detail.texts.ts';

/** Reports each program once per visit. */
const readHere = new Set<string>();

const useReadEvaluation = ({ _id, studentFeedback }: CoachProgram) => {
  const isGiven = studentFeedback !== null;
  const { send: markRead } = useWrite(coachLive.readEvaluation, { failed: null });
  useEffect(() => {
    if (!isGiven || readHere.has(_id)) return;
    readHere.add(_id);
    void markRead({ params: { id: _id } }).then(({ status }) => status === 'failed' && readHere.delete(_id));
  }, [_id, isGiven, markRead]);
};

const copyProgram = async (program: CoachProgram) => {
  try {
    await navigator.clipboard.writeText(programText(program));
    toast({ tone: 'success', text: texts.copied });
  } catch {
    toast({ tone: 'danger', text: texts.copyFailed });
  }
};

const useRemoval = ({ _id }: CoachProgram) => {
  const { send } = useWrite(coachPrograms.remove, { done: texts.removed, failed: texts.removeFailed });
  return async () => {
    const { removeTitle, removeText, remove } = texts;
    if (await confirm({ title: removeTitle, text: removeText, action: remove, danger: true }))
      await send({ params: { id: _id } });
  };
};

const SubjectRow = ({ subject }: { subject: CoachProgram['subjects'][number] }) => (
  <Stack as="li" gap="1">
    <Row as="p" gap="1 3" align="center" between wrap>
      <SubjectMark subject={subject.subject} />
      <Row as="span" gap="3" align="center" tone="muted" size="small">
        {formatDuration(subject.studyTime) +
          (subject.targetTime ? ` / ${formatDuration(subject.targetTime)}` : '') +
          (subject.targetQuestions
            ? ` · ${texts.questionsOf(subject.completedQuestions, subject.targetQuestions)}`
            : '')}
        <SubjectStatusTag status={subject.status} />
      </Row>
    </Row>
    {subject.description && <p>{subject.description}</p>}
    {subject.topicsDetailed.length > 0 && (
      <Text tone="muted" size="small">
        {subject.topicsDetailed.map(topicText).join(' · ')}
      </Text>
    )}
    {(subject.completedQuestions > 0 || subject.videos.length > 0) && (
      <Text tone="muted" size="small">
        {[
          subject.completedQuestions > 0 &&
            texts.answers(subject.correctAnswers, subject.wrongAnswers, subject.blankAnswers),
          subject.completedQuestions > 0 && texts.net(formatNet(subject.netScore)),
          subject.videos.length > 0 && texts.videos(subject.videos.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    )}
  </Stack>
);

const Progress = ({ program: { completionRate, stats, status, seenAt } }: { program: CoachProgram }) => {
  const percent = Math.min(100, Math.max(0, completionRate));
  // Work on a program implies that it was opened, even without a report.
  const hasWork = stats.totalStudyTime > 0 || stats.totalCompletedQuestions > 0;
  const notice = seenAt ? texts.seen : !hasWork && texts.notSeen;
  return (
    <Stack gap="1" style={{ '--bar': progressTone(percent) } as CSSProperties}>
      <FillBar fill={percent / 100} />
      <Text tone="muted" size="small">
        {[
          texts.progress(percent),
          texts.studied(formatDuration(stats.totalStudyTime)),
          texts.questions(stats.totalCompletedQuestions),
          texts.net(formatNet(Math.max(0, stats.netScore))),
          status === 'draft' ? texts.draft : notice,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
};

const Feedback = ({ feedback }: { feedback: NonNullable<CoachProgram['studentFeedback']> }) => (
  <Stack as="section" gap="1" className={styles.feedback} aria-label={texts.feedback}>
    <Row as="p" gap="1 3" align="center" between wrap>
      <strong>{texts.feedback}</strong>
      <MotivationTag score={feedback.motivationScore} label={texts.motivation(feedback.motivationScore)} />
    </Row>
    <p>{feedback.feedbackText}</p>
  </Stack>
);

type Props = { program: CoachProgram; studentName: string };

export const ProgramCard = ({ program, studentName }: Props) => {
  useReadEvaluation(program);
  const remove = useRemoval(program);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'copy' | 'print' | null>(null);
  const { _id, studentId, coachId, date, title } = program;
  const close = () => setOpen(null);
  const canEdit = date >= studyDay(new Date());
  const edit = programAddress({ studentId, date, editId: _id });
  return (
    <Stack as="article" gap="3" aria-label={title}>
      <Row as="header" gap="2 3" align="center" wrap>
        <Text as="h3" size="body" wrapAnywhere>
          {title}
        </Text>
        <StatusTag status={program.shownStatus} />
        <Row as="span" gap="1" align="center" className={styles.actions}>
          {canEdit && (
            <ButtonLink look="line" small to={edit}>
              {texts.edit}
            </ButtonLink>
          )}
          <MenuButton
            label={texts.more(title)}
            items={[
              ...(canEdit ? [{ label: texts.edit, onSelect: () => navigate(edit) }] : []),
              { label: copyTexts.day, onSelect: () => setOpen('copy') },
              { label: texts.copy, onSelect: () => copyProgram(program) },
              { label: texts.share, onSelect: () => shareOnWhatsApp(programText(program)) },
              { label: texts.print, onSelect: () => setOpen('print') },
              ...(canEdit ? [{ label: texts.remove, danger: true, onSelect: remove }] : []),
            ]}
          />
        </Row>
      </Row>
      <Progress program={program} />
      <Stack as="ol" gap="3" divided>
        {program.subjects.map((subject) => (
          <SubjectRow key={subject._id} subject={subject} />
        ))}
      </Stack>
      {program.studentFeedback && <Feedback feedback={program.studentFeedback} />}
      {open === 'copy' && <CopyDialog {...{ studentId, coachId, date }} range="day" onClose={close} />}
      {open === 'print' && <ProgramSheet programs={[program]} studentName={studentName} onDone={close} />}
    </Stack>
  );
};
