import {
  NewQuestionEntry,
  type QuestionEntry,
  questionEntries,
} from '@netlik/contract/study/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicGroupsOf } from '@netlik/domain/yks/topics';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { maxLengthOf } from '../../ui/forms/schema-limit.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import { TopicSelect } from '../topic-facts/topic-select.tsx';
import styles from './question-entries.module.css';
import { questionEntryRows } from './question-entries.queries.ts';
import { questionTexts as texts } from './question-entries.texts.ts';
import { questionValues, readQuestions } from './question-values.ts';

const NOTE_MAX_LENGTH = maxLengthOf(NewQuestionEntry.shape.note);
const MAX_ANSWERS = 1000;

const topicPlaceholder = (subject: string): string => {
  if (!isSubjectKey(subject)) return texts.subjectFirst;
  return topicGroupsOf(subject).every(({ topics }) => topics.length === 0) ? texts.noTopics : texts.noTopic;
};

const focusOnMount = (select: HTMLSelectElement | null) => select?.focus();

type Props = {
  day: StudyDay;
  entry: QuestionEntry | null;
  onDone: () => void;
};

export const QuestionForm = ({ day, entry, onDone }: Props) => {
  const form = useContractForm({
    initial: questionValues(entry),
    read: (values) => readQuestions(values, day),
    write: (body, { send }) => {
      const { offline } = questionEntryRows;
      if (!entry) return send(questionEntries.create, { body }, offline.create);
      return send(questionEntries.update, { params: { id: entry._id }, body }, offline.update(entry));
    },
    done: entry ? texts.updateSuccess : texts.createSuccess,
    replied: (cache, saved) => entry && cache.replaceRow(saved, questionEntries.list),
    onDone,
    onQueued: onDone,
  });
  const { subject } = form.values;
  return (
    <Stack
      {...form.form}
      as="form"
      gap="3"
      justify="start"
      className={styles.form}
      aria-label={entry ? texts.editTitle : texts.addTitle}
    >
      <Text as="h3" size="body">
        {entry ? texts.editTitle : texts.addTitle}
      </Text>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <SubjectSelect
        label={texts.subject}
        placeholder={texts.chooseSubject}
        ref={entry ? focusOnMount : undefined}
        {...form.text('subject')}
        onChange={(event) => {
          form.set('subject', event.currentTarget.value);
          form.set('topic', '');
        }}
      />
      <TopicSelect
        label={texts.topic}
        optional
        subject={subject}
        placeholder={topicPlaceholder(subject)}
        {...form.text('topic')}
      />
      <Grid columns={2} gap="3" align="start">
        <NumberField label={texts.correct} min={0} max={MAX_ANSWERS} {...form.text('correct')} />
        <NumberField label={texts.wrong} min={0} max={MAX_ANSWERS} {...form.text('wrong')} />
      </Grid>
      <TextAreaField label={texts.note} optional rows={2} max={NOTE_MAX_LENGTH} {...form.text('note')} />
      <Row gap="2" justify="end">
        {entry && (
          <Button look="line" disabled={form.busy} onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" busy={form.busy}>
          {entry ? texts.save : texts.add}
        </Button>
      </Row>
    </Stack>
  );
};
