import type { ComponentProps } from 'react';
import { SelectField } from './field.tsx';

export type Option<V extends string = string> = { value: V; label: string; disabled?: boolean };

type Props = Omit<ComponentProps<typeof SelectField>, 'children'> & {
  options: readonly Option[];
  placeholder?: string;
};

export const Select = ({ options, placeholder, ...field }: Props) => (
  <SelectField {...field}>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))}
  </SelectField>
);
