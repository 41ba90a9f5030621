import { asChangeEvent, type BoundText } from '../../../ui/forms/bound-field.ts';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { motivationNames, evaluationTexts as texts } from '../daily-plans.texts.ts';
import styles from './evaluation.module.css';
import { addSuggestion } from './suggestions.ts';

const motivations = Object.entries(motivationNames).map(([value, label]) => ({ value, label }));

type Props = {
  text: BoundText;
  max: number;
  motivation: string;
  onMotivation: (score: string) => void;
};

export const DayFields = ({ text, max, motivation, onMotivation }: Props) => (
  <>
    <Text tone="muted">{texts.lastLead}</Text>
    <Segmented label={texts.motivation} options={motivations} value={motivation} onChange={onMotivation} />
    <TextAreaField label={texts.text} max={max} rows={4} {...text} />
    {/* biome-ignore lint/a11y/useSemanticElements: the pills add text and are not one field */}
    <div role="group" aria-label={texts.suggestions} className={styles.pills}>
      {texts.pills.map((pill) => (
        <button
          key={pill}
          type="button"
          className={styles.pill}
          onClick={() => text.onChange(asChangeEvent(addSuggestion(text.value, pill)))}
        >
          {pill}
        </button>
      ))}
    </div>
  </>
);
