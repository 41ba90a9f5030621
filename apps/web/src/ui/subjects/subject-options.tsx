import { subjectName } from './subject-name.ts';

export const SubjectOptions = ({ label, keys }: { label: string; keys: readonly string[] }) => (
  <optgroup label={label}>
    {keys.map((key) => (
      <option key={key} value={key}>
        {subjectName(key)}
      </option>
    ))}
  </optgroup>
);
