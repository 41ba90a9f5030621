import { tr } from '@netlik/domain/turkish';
import { fieldFirst } from '@netlik/domain/yks/field-first';
import type { FieldType } from '@netlik/domain/yks/fields';
import { subjectInOtherExam } from '@netlik/domain/yks/other-exam';
import { SUBJECT_GROUPS, type SubjectGroup, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import { SUBJECTS, subjectOf, subjectsOfGroup } from '@netlik/domain/yks/subjects';
import { type RefObject, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import styles from './program-form.module.css';
import { SuggestAdder } from './suggest-adder.tsx';

const quick: { label: string; hint: string; subjects: readonly SubjectKey[] }[] = [
  { label: texts.mkt, hint: texts.mktHint, subjects: ['matematik', 'kimya', 'turkce'] },
  { label: texts.fbg, hint: texts.fbgHint, subjects: ['fizik', 'biyoloji', 'geometri'] },
];

const MAX_SUGGESTED = 8;

/** Matches any word of a subject, in the catalogue's order with TYT first. */
const suggestSubjects = (typed: string) => {
  const wanted = tr.fold(typed.trim());
  const words = (label: string) => tr.fold(label).split(' ');
  return SUBJECTS.filter(({ label }) => words(label).some((word) => word.startsWith(wanted)))
    .slice(0, MAX_SUGGESTED)
    .map(({ key, label }) => ({ value: key, label }));
};

type Props = {
  field: FieldType | null;
  /** `asksExam` is true if both exams have the subject. */
  onAdd: (subjects: readonly SubjectKey[], asksExam: boolean) => void;
  onDone: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

export const SubjectAdder = ({ field, onAdd, onDone, inputRef }: Props) => {
  const [group, setGroup] = useState<SubjectGroup>('TYT');
  return (
    <Stack gap="3" className={styles.adder}>
      <Row gap="3" align="end">
        <Stack grow>
          <SuggestAdder
            label={texts.addSubject}
            placeholder={texts.addSubjectHint}
            inputRef={inputRef}
            suggest={suggestSubjects}
            onAdd={({ value }, isFirst) => onAdd([value], isFirst && subjectInOtherExam(value) !== null)}
            onEmptyEnter={onDone}
          />
        </Stack>
        <Row as="fieldset" gap="2">
          <legend className="visually-hidden">{texts.quick}</legend>
          {quick.map(({ label, hint, subjects }) => (
            <Button
              key={label}
              look="line"
              title={hint}
              aria-label={hint}
              onClick={() => onAdd(subjects, false)}
            >
              {label}
            </Button>
          ))}
        </Row>
      </Row>
      <Segmented
        label={texts.category}
        quiet
        options={SUBJECT_GROUPS.map((value) => ({ value, label: texts.categories[value] }))}
        value={group}
        onChange={setGroup}
      />
      <Row gap="2" wrap>
        {fieldFirst(
          subjectsOfGroup(group).map(({ key }) => key),
          field,
        ).map((key) => {
          const { label, shortLabel } = subjectOf(key);
          return (
            <Button
              key={key}
              look="line"
              small
              aria-label={texts.addOf(label)}
              onClick={() => onAdd([key], false)}
            >
              {shortLabel}
            </Button>
          );
        })}
      </Row>
    </Stack>
  );
};
