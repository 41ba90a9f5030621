import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicGroupsOf } from '@netlik/domain/yks/topics';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/forms/field.tsx';
import { TopicAsked } from './topic-asked.tsx';

type Props = Omit<ComponentProps<typeof SelectField>, 'children'> & { subject: string; placeholder: string };

/** Disabled for a subject without topics. */
export const TopicSelect = ({ subject, placeholder, ...field }: Props) => {
  const groups = isSubjectKey(subject) ? topicGroupsOf(subject) : [];
  return (
    <>
      <SelectField {...field} disabled={groups.every(({ topics }) => topics.length === 0)}>
        <option value="">{placeholder}</option>
        {groups.map(({ title, topics }) => {
          const options = topics.map((topic) => (
            <option key={topic} value={topic}>
              {topic}
            </option>
          ));
          return title === null ? (
            options
          ) : (
            <optgroup key={title} label={title}>
              {options}
            </optgroup>
          );
        })}
      </SelectField>
      <TopicAsked subject={subject} topic={field.value as string | undefined} />
    </>
  );
};
