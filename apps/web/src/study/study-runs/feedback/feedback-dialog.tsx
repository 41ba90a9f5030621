import type { Feedback } from '@netlik/contract/study/study-sessions';
import { shownNet } from '@netlik/domain/net';
import { FEEDBACK_LIMITS, MAX_NOTES } from '@netlik/domain/study/feedback';
import type { ReactNode } from 'react';
import type { SendContext } from '../../../data/writes/use-write.ts';
import { parseNumber } from '../../../formats/inputs.ts';
import { formatNet } from '../../../formats/numbers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { feedbackTexts as texts } from '../timer.texts.ts';
import { emptyFeedback, readFeedback } from './feedback-values.ts';
import { HowItWent } from './how-it-went.tsx';
import { TopicFields } from './topic-fields.tsx';

const { correctAnswers: answers } = FEEDBACK_LIMITS;

/** The save button is below the notice and may be out of view. */
const intoView = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' });

type Props = {
  title?: string;
  summary: string;
  subject: string;
  /** The reason a plain save is impossible, and the alternative's label. */
  hurdle?: { text: string; action: string } | null;
  children?: ReactNode;
  changed?: boolean;
  onSave: (feedback: Feedback, context: SendContext) => Promise<void>;
  /** Undefined if there is nothing to discard. */
  onDiscard?: () => void;
  onClose: () => void;
};

export const FeedbackDialog = ({
  title = texts.title,
  summary,
  subject,
  hurdle = null,
  children,
  changed = false,
  onSave,
  onDiscard,
  onClose,
}: Props) => {
  const form = useContractForm({ initial: emptyFeedback, read: readFeedback, write: onSave });
  const { values, text } = form;
  const counts = [parseNumber(values.correctAnswers) ?? 0, parseNumber(values.wrongAnswers) ?? 0] as const;
  return (
    <Modal
      title={title}
      form={{ ...form.form, ...(changed && { 'data-changed': true }) }}
      locked={form.busy}
      onClose={onClose}
      footer={
        <>
          {onDiscard && (
            <Button look="quiet" disabled={form.busy} onClick={onDiscard}>
              {texts.discard}
            </Button>
          )}
          <Button type="submit" busy={form.busy}>
            {hurdle?.action ?? texts.save}
          </Button>
        </>
      }
    >
      <Text tone="muted">{summary}</Text>
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
      <HowItWent text={text} />
      <SwitchField label={texts.questions} {...form.checkbox('questions')} />
      {values.questions && (
        <Grid columns={3} gap="3">
          <NumberField label={texts.correct} placeholder="0" {...answers} {...text('correctAnswers')} />
          <NumberField label={texts.wrong} placeholder="0" {...answers} {...text('wrongAnswers')} />
          <NumberField label={texts.blank} placeholder="0" {...answers} {...text('blankAnswers')} />
          <Text tone="muted" size="small" numbers fullRow role="status">
            {texts.net(formatNet(shownNet(...counts)))}
          </Text>
        </Grid>
      )}
      <TopicFields subject={subject} {...text('topics')} />
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
