import { subjectTopicTexts } from '../study/topic-facts/subject-topic.texts.ts';
import { SubjectTopicFields } from '../study/topic-facts/subject-topic-fields.tsx';

type Place = { subject: string; topic: string };

type Props = {
  form: {
    values: Place;
    errorOf: (field: string) => string | undefined;
    set: (field: 'subject' | 'topic', value: string) => void;
  };
  onSubject?: () => void;
};

/** The subject and topic of a `useContractForm`. */
export const FormSubjectTopic = ({ form, onSubject }: Props) => (
  <SubjectTopicFields
    value={form.values}
    placeholders={subjectTopicTexts.choose}
    errorOf={form.errorOf}
    onChange={({ subject, topic }) => {
      if (subject !== form.values.subject) onSubject?.();
      form.set('subject', subject);
      form.set('topic', topic);
    }}
  />
);
