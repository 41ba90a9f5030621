import { check } from '@netlik/contract/check';
import {
  type Flashcard,
  flashcards,
  MAX_CARD_ANSWER,
  MAX_CARD_QUESTION,
  NewFlashcard,
} from '@netlik/contract/practice/flashcards';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { FormSubjectTopic } from '../../form-subject-topic.tsx';
import { cardFormTexts as texts } from '../flashcards.texts.ts';
import { ImageButton } from './image-button.tsx';
import styles from './library.module.css';

const levels = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

type Place = { subject: string; topic: string };

const tagsOf = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

type FormOptions = { card: Flashcard | undefined; place: Place; onDone: (place: Place) => void };

const useCardForm = ({ card, place, onDone }: FormOptions) =>
  useContractForm({
    initial: {
      subject: card?.subject ?? place.subject,
      topic: card?.topic ?? place.topic,
      question: card?.question ?? '',
      answer: card?.answer ?? '',
      tags: card?.tags.join(', ') ?? '',
      difficulty: String(card?.stats.difficulty ?? 3),
    },
    read: ({ tags, difficulty, ...values }) =>
      check(NewFlashcard, { ...values, tags: tagsOf(tags), difficulty: Number(difficulty) }),
    write: (body, { send }) =>
      card ? send(flashcards.update, { params: { id: card._id }, body }) : send(flashcards.create, { body }),
    done: card ? texts.updated : texts.added,
    onDone: (_, { subject, topic }) => onDone({ subject, topic }),
  });

const CardFields = ({ form }: { form: ReturnType<typeof useCardForm> }) => {
  const { values } = form;
  const addImage = (field: 'question' | 'answer', url: string) =>
    form.set(field, `${values[field].trimEnd()}\n\n![${texts.imageAlt}](${url})`.trim());
  return (
    <>
      <Grid fit={200} gap="4">
        <FormSubjectTopic form={form} />
      </Grid>
      <TextAreaField
        label={texts.question}
        rows={2}
        max={MAX_CARD_QUESTION}
        data-first
        {...form.text('question')}
      />
      <ImageButton label={texts.questionImage} onImage={(url) => addImage('question', url)} />
      <TextAreaField
        label={texts.answer}
        rows={4}
        max={MAX_CARD_ANSWER}
        hint={texts.answerHint}
        {...form.text('answer')}
      />
      <ImageButton label={texts.answerImage} onImage={(url) => addImage('answer', url)} />
      {values.answer.trim() !== '' && (
        <Stack gap="2" className={styles.preview}>
          <Text as="span" tone="muted" size="tiny">
            {texts.preview}
          </Text>
          <MarkdownView text={values.answer} />
        </Stack>
      )}
      <Grid fit={200} gap="4">
        <TextField label={texts.tags} optional hint={texts.tagsHint} {...form.text('tags')} />
        <Segmented
          label={texts.difficulty}
          options={levels}
          value={values.difficulty}
          onChange={(level) => form.set('difficulty', level)}
        />
      </Grid>
    </>
  );
};

type Props = {
  card?: Flashcard;
  subject: string;
  topic: string;
  /** Opens an empty form for the next card of the same place. */
  onNext?: (place: Place) => void;
  onClose: () => void;
};

export const CardDialog = ({ card, subject, topic, onNext, onClose }: Props) => {
  const [stay, setStay] = useState(false);
  const form = useCardForm({
    card,
    place: { subject, topic },
    onDone: (place) => (stay ? onNext?.(place) : onClose()),
  });
  return (
    <Modal
      title={card ? texts.editTitle : texts.addTitle}
      size="large"
      form={form.form}
      locked={form.busy}
      onClose={onClose}
      footer={
        <>
          <Button look="line" disabled={form.busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          {!card && (
            <Button look="line" type="submit" disabled={form.busy} onClick={() => setStay(true)}>
              {texts.saveAndNext}
            </Button>
          )}
          <Button type="submit" busy={form.busy} onClick={() => setStay(false)}>
            {texts.save}
          </Button>
        </>
      }
    >
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <CardFields form={form} />
    </Modal>
  );
};
