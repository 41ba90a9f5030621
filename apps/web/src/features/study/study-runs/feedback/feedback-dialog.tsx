import type { Feedback } from '@netlik/contract/study/study-sessions';
import { shownNet } from '@netlik/domain/net';
import { distractionLevel } from '@netlik/domain/study/bands';
import { FEEDBACK_LIMITS, MAX_NOTES, MOODS } from '@netlik/domain/study/feedback';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { parseNumber, stepNumber } from '../../../../ui/formats/number-text.ts';
import { TextAreaField } from '../../../../ui/forms/field.tsx';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { SwitchField } from '../../../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../../../ui/forms/use-contract-form.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { feedbackTexts as texts } from '../timer.texts.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './feedback-dialog.module.css';
import { emptyFeedback, readFeedback } from './feedback-values.ts';
import { MoodFace } from './mood-face.tsx';

const stars = texts.qualities.map((label, index) => ({
  value: String(index + 1),
  label,
  face: <span className={styles.star}>{index + 1}</span>,
}));
const moods = MOODS.map((mood) => ({ value: mood, label: mood, face: <MoodFace mood={mood} /> }));

const { distractions: calm, correctAnswers: answers } = FEEDBACK_LIMITS;

/** The save button is below the notice, so it may be out of view. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' });

type Props = {
  title?: string;
  summary: string;
  /** Why a plain save is not possible, and the label of the alternative. */
  hurdle?: { text: string; action: string } | null;
  /** Fields above the feedback fields. */
  children?: ReactNode;
  onSave: (feedback: Feedback) => Promise<void>;
  /** Discards after a confirmation. Absent where there is nothing to discard. */
  onDiscard?: () => void;
  onClose: () => void;
};

export const FeedbackDialog = ({
  title = texts.title,
  summary,
  hurdle = null,
  children,
  onSave,
  onDiscard,
  onClose,
}: Props) => {
  const form = useContractForm({ initial: emptyFeedback, read: readFeedback, send: onSave });
  const { values, set, text } = form;
  const distractions = parseNumber(values.distractions);
  const step = (way: 1 | -1) => set('distractions', stepNumber(values.distractions, way, calm));
  const choice = (name: 'quality' | 'mood') => {
    const { onChange: _, ...bound } = text(name);
    return { ...bound, onChange: (value: string) => set(name, value) };
  };
  const counts = [parseNumber(values.correctAnswers) ?? 0, parseNumber(values.wrongAnswers) ?? 0] as const;
  return (
    <Modal
      title={title}
      form={form.form}
      locked={form.busy}
      onClose={onClose}
      footer={
        <>
          {onDiscard && (
            <Button look="plain" disabled={form.busy} onClick={onDiscard}>
              {texts.discard}
            </Button>
          )}
          <Button type="submit" busy={form.busy}>
            {hurdle?.action ?? texts.save}
          </Button>
        </>
      }
    >
      <p className={styles.summary}>{summary}</p>
      {hurdle && (
        <div ref={intoView}>
          <Notice tone="danger">{hurdle.text}</Notice>
        </div>
      )}
      {form.failure && (
        <Notice tone="danger">
          {texts.saveError} {form.failure.message}
        </Notice>
      )}
      {children}
      <ChoiceField label={texts.quality} look="stars" options={stars} {...choice('quality')} />
      <ChoiceField label={texts.mood} look="moods" options={moods} {...choice('mood')} />
      <div className={styles.calm}>
        <button type="button" className={styles.step} aria-label={texts.less} onClick={() => step(-1)}>
          −
        </button>
        <NumberField
          label={texts.distractions}
          unit={distractions === null ? undefined : texts.levels[distractionLevel(distractions)]}
          {...calm}
          {...text('distractions')}
        />
        <button type="button" className={styles.step} aria-label={texts.more} onClick={() => step(1)}>
          +
        </button>
      </div>
      <SwitchField label={texts.questions} {...form.checkbox('questions')} />
      {values.questions && (
        <div className={styles.answers}>
          <NumberField label={texts.correct} placeholder="0" {...answers} {...text('correctAnswers')} />
          <NumberField label={texts.wrong} placeholder="0" {...answers} {...text('wrongAnswers')} />
          <NumberField label={texts.blank} placeholder="0" {...answers} {...text('blankAnswers')} />
          <p className={styles.net} role="status">
            {texts.net(shownNet(...counts).toLocaleString('tr', { maximumFractionDigits: 2 }))}
          </p>
        </div>
      )}
      <TextAreaField
        label={texts.notes}
        optional
        max={MAX_NOTES}
        rows={3}
        placeholder={texts.notesPlaceholder}
        {...text('notes')}
      />
    </Modal>
  );
};
