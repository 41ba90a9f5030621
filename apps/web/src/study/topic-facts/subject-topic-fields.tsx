import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import { subjectTopicTexts as texts } from './subject-topic.texts.ts';
import { TopicSelect } from './topic-select.tsx';

type Place = { subject: string; topic: string };
type Props = {
  value: Place;
  placeholders: Place;
  errorOf?: (field: keyof Place) => string | undefined;
  onChange: (place: Place) => void;
};

/** Changing the subject clears the topic. */
export const SubjectTopicFields = ({ value, placeholders, errorOf, onChange }: Props) => (
  <>
    <SubjectSelect
      name="subject"
      label={texts.subject}
      placeholder={placeholders.subject}
      value={value.subject}
      error={errorOf?.('subject')}
      onChange={(event) => onChange({ subject: event.currentTarget.value, topic: '' })}
    />
    <TopicSelect
      name="topic"
      label={texts.topic}
      placeholder={placeholders.topic}
      subject={value.subject}
      value={value.topic}
      error={errorOf?.('topic')}
      onChange={(event) => onChange({ subject: value.subject, topic: event.currentTarget.value })}
    />
  </>
);
