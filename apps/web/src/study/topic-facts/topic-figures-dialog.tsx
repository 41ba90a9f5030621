import { check } from '@netlik/contract/check';
import { type TopicFigures, type TopicNeed, topicFacts } from '@netlik/contract/study/topic-facts';
import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { parseNumber } from '../../formats/inputs.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { SubjectTopicFields } from './subject-topic-fields.tsx';
import { topicFactTexts as texts } from './topic-facts.texts.ts';

const keyOf = ({ subject, topic }: Pick<TopicNeed, 'subject' | 'topic'>) => `${subject}/${topic}`;
const numberOf = (text: string) => parseNumber(text) ?? Number.NaN;

type NeedsProps = {
  subject: string;
  needs: TopicNeed[];
  onChange: (needs: TopicNeed[]) => void;
};

/** The topics that must or should be known before this one. */
const Needs = ({ subject, needs, onChange }: NeedsProps) => {
  const [adding, setAdding] = useState({ subject, topic: '' });
  const add = (place: { subject: string; topic: string }) => {
    const isNew = place.topic !== '' && !needs.some((need) => keyOf(need) === keyOf(place));
    if (isNew) onChange([...needs, { strength: 'must', ...place }]);
    setAdding({ ...place, topic: '' });
  };
  return (
    <Stack gap="2">
      <Text as="h3" size="body">
        {texts.needs}
      </Text>
      <Text tone="muted" size="small">
        {needs.length > 0 ? texts.needsLead : texts.noNeeds}
      </Text>
      <Stack as="ul" gap="2">
        {needs.map((need) => (
          <Row as="li" gap="2" align="center" wrap between key={keyOf(need)}>
            <Text as="span" size="small" grow>
              {need.topic}
              {need.subject !== subject && ` · ${subjectName(need.subject)}`}
            </Text>
            <Segmented
              quiet
              label={texts.strengthOf(need.topic)}
              options={[
                { value: 'must', label: texts.must },
                { value: 'helps', label: texts.helps },
              ]}
              value={need.strength}
              onChange={(strength) =>
                onChange(needs.map((each) => (each === need ? { ...each, strength } : each)))
              }
            />
            <IconButton
              label={texts.remove(need.topic)}
              onClick={() => onChange(needs.filter((each) => each !== need))}
            >
              <CloseIcon />
            </IconButton>
          </Row>
        ))}
      </Stack>
      <Grid fit={200} gap="3">
        <SubjectTopicFields value={adding} placeholders={texts.addNeed} onChange={add} />
      </Grid>
    </Stack>
  );
};

type Props = { subject: string; figures: TopicFigures; onClose: () => void };

export const TopicFiguresDialog = ({ subject, figures, onClose }: Props) => {
  const { topic, used, estimated } = figures;
  const [needs, setNeeds] = useState(used.needs);
  const form = useContractForm({
    initial: {
      firstStudyMinutes: String(used.firstStudyMinutes),
      practiceQuestions: String(used.practiceQuestions),
      reviewMinutes: String(used.reviewMinutes),
    },
    read: (values) =>
      check(topicFacts.save.body, {
        topic,
        needs,
        firstStudyMinutes: numberOf(values.firstStudyMinutes),
        practiceQuestions: numberOf(values.practiceQuestions),
        reviewMinutes: numberOf(values.reviewMinutes),
      }),
    write: (body, { send }) => send(topicFacts.save, { params: { subject }, body }),
    done: texts.saved,
    onDone: onClose,
  });
  return (
    <FormDialog title={topic} form={form} submit={texts.save} onClose={onClose}>
      <Grid fit={150} gap="4">
        <NumberField
          label={texts.columns.learn}
          hint={texts.hint(estimated.firstStudyMinutes)}
          min={0}
          max={3000}
          step={5}
          {...form.text('firstStudyMinutes')}
        />
        <NumberField
          label={texts.columns.practice}
          hint={texts.hint(estimated.practiceQuestions)}
          min={0}
          max={2000}
          step={5}
          {...form.text('practiceQuestions')}
        />
        <NumberField
          label={texts.columns.review}
          hint={texts.hint(estimated.reviewMinutes)}
          min={0}
          max={300}
          step={5}
          {...form.text('reviewMinutes')}
        />
      </Grid>
      <Needs {...{ subject, needs }} onChange={setNeeds} />
    </FormDialog>
  );
};
