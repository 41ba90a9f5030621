import { describe, expect, it } from 'vitest';
import { addDays, toStudyDay } from '../../study-day.ts';
import { BUILT_LINES } from './examples/built-lines.data.ts';
import type { ExampleLine, Meaning } from './examples/example-line.ts';
import { HELD_OUT_LINES } from './examples/held-out-lines.data.ts';
import type { QuickEntry } from './parsed-entry.ts';
import { parseQuickEntry } from './quick-entry.ts';

const now = new Date('2026-11-18T17:00:00Z');
const today = toStudyDay('2026-11-18');

const differences = (entry: QuickEntry, meaning: Meaning): string[] => {
  const { refused, daysAgo = 0 } = meaning;
  if (refused) return entry.problems.includes(refused) ? [] : [`${entry.problems} instead of ${refused}`];
  const unclear = meaning.subjects ? ['subjectUnclear'] : [];
  const expected = {
    subjects: meaning.subjects ?? [meaning.subject],
    topics: meaning.topics ?? (meaning.topic ? [meaning.topic] : []),
    questions: meaning.questions ?? null,
    right: meaning.right ?? null,
    wrong: meaning.wrong ?? null,
    blank: meaning.blank ?? null,
    seconds: meaning.minutes === undefined ? null : meaning.minutes * 60,
    date: addDays(today, -daysAgo),
    problems: unclear,
  };
  const given: Record<string, unknown> = {
    ...entry,
    subjects: entry.subject ? [entry.subject] : entry.subjectChoices,
    topics: entry.topicChoices,
  };
  return Object.entries(expected)
    .filter(([name, value]) => JSON.stringify(given[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name}: ${JSON.stringify(given[name])} instead of ${JSON.stringify(value)}`);
};

const misread = (lines: readonly ExampleLine[]) =>
  lines.flatMap(([line, meaning]) => {
    const entry = parseQuickEntry(line, { now });
    const wrong = differences(entry, meaning);
    return wrong.length === 0 ? [] : [{ line, wrong, entry }];
  });

/** True if the entry could be saved at once with nothing marked as doubtful. */
const isSilent = ({ problems, notUnderstood, topicChoices }: QuickEntry) =>
  problems.length === 0 && notUnderstood.length === 0 && topicChoices.length < 2;

describe.each([
  ['lines it was built with', BUILT_LINES],
  ['lines it has not seen', HELD_OUT_LINES],
])('%s', (_, lines) => {
  it('are understood right, nine of ten at least, and none wrong without a mark', () => {
    const wrong = misread(lines);
    const shown = wrong.map(({ line, wrong: parts }) => `${line}: ${parts.join(', ')}`).join('\n');
    expect(1 - wrong.length / lines.length, shown).toBeGreaterThanOrEqual(0.9);
    expect(wrong.filter(({ entry }) => isSilent(entry)).map(({ line }) => line)).toEqual([]);
  });
});
