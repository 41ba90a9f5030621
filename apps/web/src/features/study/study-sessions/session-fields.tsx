import { moods } from '@netlik/contract/study/study-fields';
import { Feedback } from '@netlik/contract/study/study-sessions';
import { distractionLevel } from '@netlik/domain/study/bands';
import { FEEDBACK_LIMITS } from '@netlik/domain/study/feedback';
import { useId } from 'react';
import { parseNumber } from '../../../ui/formats/number-text.ts';
import type { BoundText } from '../../../ui/forms/bound-field.ts';
import { FieldError, TextAreaField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { maxLengthOf } from '../../../ui/forms/schema-limit.ts';
import { Select } from '../../../ui/forms/select.tsx';
import styles from './session-form.module.css';
import type { FeedbackValues } from './session-values.ts';
import { distractionLabels, sessionDetailTexts, sessionFormTexts as texts } from './study-sessions.texts.ts';

const NOTES = maxLengthOf(Feedback.shape.notes);
const options = moods.map((value) => ({ value, label: value }));

/** One to five stars: radio buttons underneath. */
const QualityField = ({ name, value, error, onChange }: BoundText) => {
  const errorId = useId();
  return (
    <fieldset className={styles.quality} aria-describedby={error ? errorId : undefined}>
      <legend>{texts.quality}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((quality) => (
          <label key={quality} className={styles.star} data-lit={Number(value) >= quality || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={quality}
              checked={value === String(quality)}
              onChange={onChange}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">{quality}</span>
          </label>
        ))}
        <span className={styles.hint}>{texts.qualityHint}</span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
};

type Props = { text: (name: keyof FeedbackValues) => BoundText; distractions: string };

const counted = [
  ['correctAnswers', sessionDetailTexts.correct],
  ['wrongAnswers', sessionDetailTexts.wrong],
  ['blankAnswers', sessionDetailTexts.blank],
  ['targetQuestions', sessionDetailTexts.target],
] as const;

/** How it went: the same fields for a session typed in and for one that is corrected. */
export const FeedbackFields = ({ text, distractions }: Props) => (
  <>
    <QualityField {...text('quality')} />
    <div className={styles.pair}>
      <Select label={texts.mood} placeholder={texts.chooseMood} options={options} {...text('mood')} />
      <NumberField
        label={texts.distractions}
        {...FEEDBACK_LIMITS.distractions}
        unit={distractionLabels[distractionLevel(parseNumber(distractions) ?? 0)]}
        {...text('distractions')}
      />
    </div>
    <fieldset className={styles.group}>
      <legend>
        {texts.questions} <span className={styles.optional}>(isteğe bağlı)</span>
      </legend>
      <div className={styles.counts}>
        {counted.map(([name, label]) => (
          <NumberField key={name} label={label} min={0} max={1000} {...text(name)} />
        ))}
      </div>
    </fieldset>
    <TextAreaField label={texts.notes} optional max={NOTES} {...text('notes')} />
  </>
);
