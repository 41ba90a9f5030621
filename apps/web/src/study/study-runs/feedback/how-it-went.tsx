import { distractionLevel } from '@netlik/domain/study/bands';
import { FEEDBACK_LIMITS } from '@netlik/domain/study/feedback';
import { MOODS } from '@netlik/domain/study-values';
import { parseNumber, stepNumber } from '../../../formats/inputs.ts';
import { asChangeEvent, type BoundText } from '../../../ui/forms/bound-field.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { feedbackTexts as texts } from '../timer.texts.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './feedback-dialog.module.css';
import { MoodFace } from './mood-face.tsx';

const stars = texts.qualities.map((label, index) => ({
  value: String(index + 1),
  label,
  face: (
    <Text as="span" tone="plain" size="large" weight="semibold" numbers className={styles.star}>
      {index + 1}
    </Text>
  ),
}));
const moods = MOODS.map((mood) => ({ value: mood, label: mood, face: <MoodFace mood={mood} /> }));
const limits = FEEDBACK_LIMITS.distractions;

type Props = { text: (name: 'quality' | 'mood' | 'distractions') => BoundText };

/** Shared by all screens that rate a session. */
export const HowItWent = ({ text }: Props) => {
  const choice = (name: 'quality' | 'mood') => {
    const { onChange, value, error } = text(name);
    return { name, value, error, onChange: (picked: string) => onChange(asChangeEvent(picked)) };
  };
  const distractions = text('distractions');
  const count = parseNumber(distractions.value);
  const step = (way: 1 | -1) =>
    distractions.onChange(asChangeEvent(stepNumber(distractions.value, way, limits)));
  return (
    <>
      <ChoiceField label={texts.quality} look="stars" options={stars} {...choice('quality')} />
      <ChoiceField label={texts.mood} look="moods" options={moods} {...choice('mood')} />
      <Grid gap="2" align="start" className={styles.calm}>
        <button type="button" className={styles.step} aria-label={texts.less} onClick={() => step(-1)}>
          −
        </button>
        <NumberField
          label={texts.distractions}
          unit={count === null ? undefined : texts.levels[distractionLevel(count)]}
          {...limits}
          {...distractions}
        />
        <button type="button" className={styles.step} aria-label={texts.more} onClick={() => step(1)}>
          +
        </button>
      </Grid>
    </>
  );
};
