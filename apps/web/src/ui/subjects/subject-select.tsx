import { SUBJECT_GROUPS } from '@netlik/domain/yks/subject-keys';
import { subjectsOfGroup } from '@netlik/domain/yks/subjects';
import type { ComponentProps, ReactNode } from 'react';
import { SelectField } from '../forms/field.tsx';

const groupNames = { TYT: 'TYT', AYT: 'AYT', YDT: 'Yabancı dil', OTHER: 'Diğer' };

type Props = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  placeholder?: string;
  /** Omits subjects without a topic list. */
  withTopics?: boolean;
  children?: ReactNode;
};

export const SubjectSelect = ({ placeholder, withTopics = false, children, ...field }: Props) => (
  <SelectField {...field}>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {SUBJECT_GROUPS.filter((group) => !withTopics || group !== 'OTHER').map((group) => (
      <optgroup key={group} label={groupNames[group]}>
        {subjectsOfGroup(group).map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </optgroup>
    ))}
    {children}
  </SelectField>
);
