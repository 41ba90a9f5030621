import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { useReducer } from 'react';
import { usePerson } from '../../data/calls/use-person.ts';
import { formatFullDay, formatWeekday } from '../../formats/days.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import styles from './program-copies.module.css';
import { copyTexts as texts } from './program-copies.texts.ts';

const FOLLOWING = [1, 2, 3, 4, 5, 6];

export type Range = 'day' | 'week';

type CopyTarget = {
  range: Range;
  day: StudyDay;
  alsoTo: readonly StudyDay[];
  week: StudyDay;
  replaceDates: readonly string[];
};

/** Changing the target resets further days and replacements. */
const changed = (now: CopyTarget, part: Partial<CopyTarget>): CopyTarget => ({
  ...now,
  ...(part.day && { alsoTo: [] }),
  ...(!part.alsoTo && { replaceDates: [] }),
  ...part,
});

export const useCopyTarget = (start: Pick<CopyTarget, 'range' | 'day' | 'week'>, coachId: string | null) => {
  const isAdmin = usePerson()?.role === 'admin';
  const [target, change] = useReducer(changed, { ...start, alsoTo: [], replaceDates: [] });
  const { day, alsoTo, week, replaceDates } = target;
  return {
    target,
    change,
    /** Null for coaches, because only admins write for others. */
    coachId: isAdmin ? coachId : null,
    toPlace: (range: Range) =>
      range === 'week' ? { to: week, alsoTo: [] } : { to: day, alsoTo: [...alsoTo] },
    common: { replaceDates: [...replaceDates], ...(isAdmin && coachId ? { coachId } : {}) },
  };
};

type Props = { target: CopyTarget; onChange: (part: Partial<CopyTarget>) => void };

export const RangeChoice = ({
  target,
  onChange,
  label,
  labels,
}: Props & { label: string; labels: Record<Range, string> }) => (
  <Segmented
    label={label}
    value={target.range}
    options={(['day', 'week'] as const).map((value) => ({ value, label: labels[value] }))}
    onChange={(range) => onChange({ range })}
  />
);

type PlaceProps = Props & { range: Range; dayLabel?: string };

export const PlaceField = ({ target, range, dayLabel = texts.toDay, onChange }: PlaceProps) => {
  const today = studyDay(new Date());
  return range === 'week' ? (
    <WeekPicker
      label={texts.toWeek}
      value={target.week}
      min={weekStart(today)}
      onChange={({ currentTarget }) => onChange({ week: currentTarget.value })}
    />
  ) : (
    <DatePicker
      label={dayLabel}
      value={target.day}
      min={today}
      onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
    />
  );
};

/** Offers the six days after the first. */
export const FollowingDays = ({ target: { day: first, alsoTo }, onChange }: Props) => (
  <fieldset>
    <Text as="legend" weight="semibold" className={styles.label}>
      {texts.alsoTo}
    </Text>
    <Row gap="1 5" wrap>
      {FOLLOWING.map((count) => {
        const day = addDays(first, count);
        return (
          <CheckboxField
            key={day}
            label={`${formatWeekday(day)} ${Number(day.slice(8))}`}
            aria-label={formatFullDay(day)}
            checked={alsoTo.includes(day)}
            onChange={({ currentTarget }) =>
              onChange({
                alsoTo: currentTarget.checked ? [...alsoTo, day] : alsoTo.filter((one) => one !== day),
              })
            }
          />
        );
      })}
    </Row>
  </fieldset>
);
