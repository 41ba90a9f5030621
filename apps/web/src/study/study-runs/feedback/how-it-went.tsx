import { distractionLevel } from '@netlik/domain/study/bands';
import { FEEDBACK_LIMITS } from '@netlik/domain/study/feedback';
import { MOODS, type Mood } from '@netlik/domain/study-values';
import { parseNumber, stepNumber } from '../../../formats/inputs.ts';
import { asChangeEvent, type BoundText } from '../../../ui/forms/bound-field.ts';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { feedbackTexts as texts } from '../timer.texts.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './feedback-dialog.module.css';

const looks: Record<Mood, string> = {
  Enerjik: 'M6 8.2 7.2 7l1.2 1.2M11.6 8.2 12.8 7 14 8.2M6 11.4h8a4 4 0 0 1-8 0Z',
  Mutlu: 'M7.2 8h.01M12.8 8h.01M6.4 11.6a4 4 0 0 0 7.2 0',
  Normal: 'M7.2 8h.01M12.8 8h.01M7 12.6h6',
  Yorgun: 'M6 8.4h2.4M11.6 8.4H14M8.6 13a1.4 1 0 0 1 2.8 0',
  Stresli: 'm6.2 7.2 2 1.2M13.8 7.2l-2 1.2M6.4 13l1.4-1 1.4 1 1.4-1 1.4 1 1.4-1',
  Motivasyonsuz: 'M7.2 8h.01M12.8 8h.01M6.8 13.6a4 4 0 0 1 6.4 0',
};

const MoodFace = ({ mood }: { mood: Mood }) => (
  <svg
    width={32}
    height={32}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <g transform="scale(1.2)">
      <circle cx="10" cy="10" r="8" strokeWidth="1.2" />
      <path d={looks[mood]} strokeWidth="1.4" />
    </g>
  </svg>
);

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
