import type { PreferenceList } from '@netlik/contract/exams/preference-lists';
import { chanceOf } from '@netlik/domain/exams/preference-lists/preferences';
import { useEffect, useRef } from 'react';
import { formatCount, formatDecimal } from '../../formats/numbers.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PrintSheet } from '../../ui/layout/print-sheet.tsx';
import { quotaText, universityProgrammeNotes } from '../university-programmes/programme.texts.ts';
import styles from './preference-lists.module.css';
import { chanceNames, preferenceTexts as texts } from './preference-lists.texts.ts';
import { nameOf } from './preference-row.tsx';
import type { Entry } from './use-preferences.ts';

const chanceText = ({ programme }: Entry) => chanceNames[chanceOf(programme?.reach ?? null)];

const cellsOf = (entry: Entry, index: number): string[] => {
  const { code, note, programme } = entry;
  const [newest] = programme?.ranks ?? [];
  return [
    String(index + 1),
    code,
    programme?.university ?? '',
    nameOf(entry),
    programme?.city ?? '',
    programme?.scoreType ?? '',
    newest ? `${formatCount(newest.rank)} (${newest.year})` : '',
    chanceText(entry),
    note,
  ];
};

/** Escapes cells that spreadsheets would run as formulas. */
const csvCell = (text: string) => `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;

export const preferencesCsv = (entries: readonly Entry[]): string =>
  `\uFEFF${[texts.columns, ...entries.map(cellsOf)].map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;

type SheetProps = { list: PreferenceList; onDone: () => void };

export const PreferenceSheet = ({ list, onDone }: SheetProps) => (
  <PrintSheet onDone={onDone}>
    <div className={styles.sheet}>
      <h1>
        {texts.title} · {texts.lists[list.list]}
      </h1>
      <table>
        <thead>
          <tr>
            {texts.columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.entries.map((entry, index) => (
            <tr key={entry.code}>
              {cellsOf(entry, index).map((cell, at) => (
                <td key={texts.columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.disclaimer}</p>
    </div>
  </PrintSheet>
);

const { facts } = texts;
const lines: readonly [string, (entry: Entry) => string][] = [
  [facts.chance, chanceText],
  [facts.rank, ({ programme }) => (programme ? texts.rank(programme) : '')],
  [facts.quota, ({ programme }) => (programme ? quotaText(programme) : '')],
  [facts.city, ({ programme }) => programme?.city ?? ''],
  [
    facts.score,
    ({ programme }) =>
      (programme?.scores ?? []).map(({ year, score }) => `${year}: ${formatDecimal(score)}`).join(' · '),
  ],
  [facts.notes, ({ programme }) => (programme ? universityProgrammeNotes(programme).join(' · ') : '')],
  [texts.note, ({ note }) => note],
];

type CompareProps = { entries: readonly [Entry, Entry]; onClose: () => void };

export const PreferenceCompare = ({ entries, onClose }: CompareProps) => {
  const box = useRef<HTMLDivElement>(null);
  // The comparison is above the list and may be out of view.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box}>
      <Card
        title={texts.compareTitle}
        actions={
          <Button look="line" small onClick={onClose}>
            {texts.closeCompare}
          </Button>
        }
      >
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              {entries.map((entry) => (
                <th key={entry.code} scope="col">
                  {nameOf(entry)}
                  <br />
                  {entry.programme?.university}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {entries.map((entry) => (
                  <td key={entry.code}>{value(entry) || '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
};
