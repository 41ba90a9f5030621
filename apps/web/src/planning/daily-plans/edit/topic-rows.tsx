import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import CloseIcon from 'lucide-react/icons/x';
import { TopicAsked } from '../../../study/topic-facts/topic-asked.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { CheckboxField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { editTexts as texts } from '../daily-plans.texts.ts';
import styles from './edit.module.css';
import type { TopicRow } from './plan-values.ts';

type Props = {
  subject: string;
  topics: readonly TopicRow[];
  error: (field: string) => string | undefined;
  onChange: (topics: TopicRow[]) => void;
};

export const TopicRows = ({ subject, topics, error, onChange }: Props) => {
  const known = isSubjectKey(subject) ? topicsOf(subject) : [];
  const left = known.filter((name) => !topics.some(({ topic }) => topic === name));
  const change = (index: number, part: Partial<TopicRow>) =>
    onChange(topics.map((each, at) => (at === index ? { ...each, ...part } : each)));
  if (known.length === 0 && topics.length === 0) return null;
  return (
    <>
      {left.length > 0 && (
        <Select
          label={texts.addTopic}
          optional
          placeholder={texts.chooseTopic}
          options={left.map((topic) => ({ value: topic, label: topic }))}
          value=""
          onChange={({ currentTarget: { value: topic } }) => {
            if (topic !== '') onChange([...topics, { topic, minutes: '', solve: true, watch: false }]);
          }}
        />
      )}
      {topics.map((row, index) => (
        <Row key={row.topic} as="fieldset" gap="1 4" wrap className={styles.topic}>
          <legend>{row.topic}</legend>
          <NumberField
            label={texts.topicMinutes}
            name={`topic-${index}`}
            unit={texts.minutes}
            min={0}
            max={600}
            step={5}
            value={row.minutes}
            error={error(`topicsDetailed.${index}.durationMinutes`)}
            onChange={({ currentTarget: { value: minutes } }) => change(index, { minutes })}
          />
          <CheckboxField
            label={texts.solve}
            checked={row.solve}
            onChange={(event) => change(index, { solve: event.currentTarget.checked })}
          />
          <CheckboxField
            label={texts.watch}
            checked={row.watch}
            onChange={(event) => change(index, { watch: event.currentTarget.checked })}
          />
          <IconButton
            label={texts.removeTopic(row.topic)}
            onClick={() => onChange(topics.filter((_, at) => at !== index))}
          >
            <CloseIcon />
          </IconButton>
          <TopicAsked subject={subject} topic={row.topic} />
        </Row>
      ))}
    </>
  );
};
