import { type Mistake, mistakeCauses, mistakes } from '@netlik/contract/mistakes';
import { studyDay } from '@netlik/domain/study-day';
import type { CSSProperties } from 'react';
import { call } from '../../api/call.ts';
import { removeWithUndo } from '../../outbox/hidden-rows.ts';
import { causeNames } from '../../study/mistake-causes.texts.ts';
import { subjectColour } from '../../study/subject-colour.ts';
import { SubjectSelect } from '../../study/subject-select.tsx';
import { TopicSelect } from '../../study/topic-select.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { MistakePlace, MistakeQuestion, Solution } from './mistake-body.tsx';
import styles from './mistakes.module.css';
import type { MistakeFilters } from './mistakes.queries.ts';
import { mistakeTexts as texts } from './mistakes.texts.ts';

const dayFormat = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayText = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`));

const causes = mistakeCauses.map((value) => ({ value, label: causeNames[value] }));

type FiltersProps = { filters: MistakeFilters; onChange: (part: Partial<MistakeFilters>) => void };

export const Filters = ({ filters, onChange }: FiltersProps) => (
  <search className={styles.filters} aria-label={texts.filters}>
    <SubjectSelect
      label={texts.subject}
      placeholder={texts.allSubjects}
      value={filters.subject}
      onChange={(event) => onChange({ subject: event.currentTarget.value, topic: '' })}
    />
    <TopicSelect
      label={texts.topic}
      placeholder={texts.allTopics}
      subject={filters.subject}
      value={filters.topic}
      onChange={(event) => onChange({ topic: event.currentTarget.value })}
    />
    <Select
      label={texts.cause}
      placeholder={texts.allCauses}
      options={causes}
      value={filters.cause}
      onChange={(event) => onChange({ cause: event.currentTarget.value as MistakeFilters['cause'] })}
    />
  </search>
);

const remove = ({ _id: id }: Mistake) =>
  removeWithUndo({
    id,
    text: texts.removed,
    failed: texts.deleteError,
    remove: () => call(mistakes.remove, { params: { id } }),
  });

export const MistakeTile = ({ mistake, onEdit }: { mistake: Mistake; onEdit: () => void }) => {
  const { timesShown, timesCorrect, nextReviewAt } = mistake.stats;
  return (
    <li className={styles.tile} style={{ '--subject': subjectColour(mistake.subject) } as CSSProperties}>
      <div className={styles.head}>
        <MistakePlace mistake={mistake} />
        <MenuButton
          label={texts.menu(mistake.topic)}
          items={[
            { label: texts.edit, onSelect: onEdit },
            { label: texts.remove, onSelect: () => remove(mistake), danger: true },
          ]}
        />
      </div>
      <MistakeQuestion mistake={mistake} />
      <Solution mistake={mistake} />
      <p className={styles.facts}>
        <span>{dayText(mistake.date)}</span>
        {timesShown > 0 && <span>{texts.solvedTimes(timesCorrect, timesShown)}</span>}
        {nextReviewAt && <span>{texts.next(dayText(studyDay(new Date(nextReviewAt))))}</span>}
      </p>
    </li>
  );
};

/** What is printed: questions without their solutions, with room to write. */
export const PrintSheet = ({ rows }: { rows: readonly Mistake[] }) => (
  <div className={styles.sheet} aria-hidden="true">
    <p className={styles.sheetTitle}>{texts.printTitle}</p>
    {rows.map((mistake, index) => (
      <div key={mistake._id} className={styles.sheetRow}>
        <p>
          <strong>{index + 1}.</strong> {mistake.topic}
        </p>
        {mistake.photo && <img src={mistake.photo} alt="" />}
        {mistake.note && <p>{mistake.note}</p>}
        <div className={styles.room} />
      </div>
    ))}
  </div>
);
