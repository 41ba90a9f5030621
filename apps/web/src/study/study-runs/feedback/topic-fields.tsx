import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import CloseIcon from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { asChangeEvent, type BoundText } from '../../../ui/forms/bound-field.ts';
import { FieldError } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TopicAsked } from '../../topic-facts/topic-asked.tsx';
import { topicTexts as texts } from '../timer.texts.ts';
import styles from './topic-fields.module.css';
import { newTopic, parseTopics, type TopicRow, topicNumbers, topicsText } from './topic-values.ts';

type Props = BoundText & { subject: string };

/** Renders nothing for a subject without topics. */
export const TopicFields = ({ subject, value, error, onChange }: Props) => {
  const rows = parseTopics(value);
  const change = (next: readonly TopicRow[]) => onChange(asChangeEvent(topicsText(next)));
  const known = isSubjectKey(subject) ? topicsOf(subject) : [];
  const left = known.filter((topic) => !rows.some((row) => row.topic === topic));
  if (known.length === 0) return null;
  return (
    <Stack gap="3">
      <Select
        label={texts.add}
        optional
        placeholder={texts.choose}
        options={left.map((topic) => ({ value: topic, label: topic }))}
        value=""
        onChange={({ currentTarget: { value: topic } }) => {
          if (topic !== '') change([...rows, newTopic(topic)]);
        }}
      />
      {rows.map((row) => (
        <Stack key={row.topic} gap="1">
          <Grid as="fieldset" gap="2" align="end" className={styles.row}>
            <legend>{row.topic}</legend>
            {topicNumbers.map((name) => (
              <NumberField
                key={name}
                label={texts.numbers[name]}
                min={0}
                max={name === 'minutes' ? 1800 : 1000}
                value={row[name]}
                onChange={({ currentTarget: { value: typed } }) =>
                  change(rows.map((each) => (each === row ? { ...row, [name]: typed } : each)))
                }
              />
            ))}
            <IconButton
              label={texts.remove(row.topic)}
              onClick={() => change(rows.filter((each) => each !== row))}
            >
              <CloseIcon />
            </IconButton>
          </Grid>
          <TopicAsked subject={subject} topic={row.topic} />
        </Stack>
      ))}
      {error && <FieldError id="topics-error">{error}</FieldError>}
    </Stack>
  );
};
