import { Feedback } from '@netlik/contract/study/study-sessions';
import type { BoundText } from '../../ui/forms/bound-field.ts';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { maxLengthOf } from '../../ui/forms/schema-limit.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { HowItWent } from '../study-runs/feedback/how-it-went.tsx';
import styles from './session-form.module.css';
import type { FeedbackValues } from './session-values.ts';
import { sessionDetailTexts, sessionFormTexts as texts } from './study-sessions.texts.ts';

const NOTES = maxLengthOf(Feedback.shape.notes);
type Props = { text: (name: keyof FeedbackValues) => BoundText };

const counted = [
  ['correctAnswers', sessionDetailTexts.correct],
  ['wrongAnswers', sessionDetailTexts.wrong],
  ['blankAnswers', sessionDetailTexts.blank],
  ['targetQuestions', sessionDetailTexts.target],
] as const;

export const FeedbackFields = ({ text }: Props) => (
  <>
    <HowItWent text={text} />
    <fieldset>
      <Text as="legend" size="small" weight="medium" className={styles.legend}>
        {texts.questions}{' '}
        <Text as="span" tone="muted" weight="regular">
          (isteğe bağlı)
        </Text>
      </Text>
      <Grid fit={110} gap="4 3" align="start">
        {counted.map(([name, label]) => (
          <NumberField key={name} label={label} min={0} max={1000} {...text(name)} />
        ))}
      </Grid>
    </fieldset>
    <TextAreaField label={texts.notes} optional max={NOTES} {...text('notes')} />
  </>
);
