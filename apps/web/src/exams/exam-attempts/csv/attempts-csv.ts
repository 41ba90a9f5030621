import { check } from '@netlik/contract/check';
import { type ExamAttempt, type ExamFilter, NewExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { blanksOf } from '@netlik/domain/exams/exam-attempts/attempt';
import { attemptIssues } from '@netlik/domain/exams/exam-attempts/attempt-issues';
import { rowName, subjectsOfRow, testOf } from '@netlik/domain/exams/exam-attempts/exam-rows';
import { net } from '@netlik/domain/net';
import { parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { EXAMS } from '@netlik/domain/yks/exams';
import { SUBJECTS } from '@netlik/domain/yks/subjects';
import { topicsOf } from '@netlik/domain/yks/topics';
import { downloadText } from '../../../data/calls/download-file.ts';
import { readCsv, writeCsv } from '../../../formats/csv-text.ts';
import { examNames } from '../exam-attempts.texts.ts';
import { filterOf } from '../exam-filter.ts';
import { csvTexts as texts } from './attempts-csv.texts.ts';

type Row = { subject: string; part?: 1 | 2 };

const allTests = Object.values(EXAMS).flatMap(({ tests }) => tests);

const topicsText = (attempt: Pick<ExamAttempt, 'topics'>, subject: string) => {
  const subjects: readonly string[] = subjectsOfRow(subject);
  return attempt.topics
    .filter((each) => subjects.includes(each.subject))
    .map(({ topic, wrong, asked }) => `${topic} (${asked === null ? wrong : `${wrong}/${asked}`})`)
    .join(' | ');
};

export const attemptsCsv = (attempts: readonly ExamAttempt[]): string =>
  writeCsv([
    texts.columns,
    ...attempts.flatMap((attempt, index) =>
      attempt.subjects.map(({ subject, part, correct, wrong, blank }, at) => {
        const first = attempt.subjects.findIndex((each) => each.subject === subject) === at;
        return [
          index + 1,
          attempt.date,
          examNames[filterOf(attempt.examType)],
          attempt.source,
          rowName(subject, part),
          correct,
          wrong,
          blank,
          net(correct, wrong),
          first ? topicsText(attempt, subject) : '',
        ];
      }),
    ),
  ]);

export const downloadAttempts = (attempts: readonly ExamAttempt[]) =>
  downloadText(texts.fileName, attemptsCsv(attempts));

export const templateCsv = (): string =>
  writeCsv([
    texts.columns,
    [1, '2026-11-14', 'TYT', 'Özdebir', 'Türkçe', 30, 6, 4, '', 'Paragrafta Yapı (2/3)'],
    [1, '2026-11-14', 'TYT', 'Özdebir', 'Sosyal Bilimler', 12, 4, 4, '', ''],
    [1, '2026-11-14', 'TYT', 'Özdebir', 'Temel Matematik', 22, 6, 12, '', 'Üslü Sayılar (1)'],
    [1, '2026-11-14', 'TYT', 'Özdebir', 'Fen Bilimleri', 9, 5, 6, '', ''],
    [2, '2026-11-15', 'Branş', '3D Yayınları', 'TYT Fizik', 10, 3, 1, '', ''],
  ]);

const types: Readonly<Record<string, ExamFilter>> = {
  tyt: 'TYT',
  ayt: 'AYT',
  ydt: 'YDT',
  brans: 'BRANS',
};

const readDate = (text: string) => {
  const turkish = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text);
  return parseStudyDay(
    turkish ? `${turkish[3]}-${turkish[2]!.padStart(2, '0')}-${turkish[1]!.padStart(2, '0')}` : text,
  );
};

/** Accepts „Temel Matematik”, „TYT Fizik”, „Fizik” and „Tarih-1”. */
const readSubject = (type: ExamFilter, text: string): Row | null => {
  const wanted = tr.fold(text);
  const [, name = '', number] = /^(.*?)-?([12])?$/.exec(wanted) ?? [];
  const test = allTests.find(
    ({ key, name: full }) =>
      key.startsWith(type.toLowerCase()) && [key, tr.fold(full), tr.fold(rowName(key))].includes(wanted),
  );
  if (test) return { subject: test.oneSubjectOnly ? test.parts[0]!.subjectKey : test.key };
  const matches = (word: string) =>
    SUBJECTS.find(
      ({ key, label, shortLabel, group }) =>
        (type === 'BRANS' ? group !== 'OTHER' : group === type) &&
        [key, tr.fold(label), tr.fold(shortLabel)].includes(word),
    );
  const whole = matches(wanted);
  if (whole) return { subject: whole.key };
  const part = matches(name.trim());
  return part && number ? { subject: part.key, part: number === '1' ? 1 : 2 } : null;
};

const readTopics = (
  subject: string,
  text: string,
): { topics: NewExamAttempt['topics'] & object; unknown: string | null } => {
  const topics: NewExamAttempt['topics'] & object = [];
  for (const piece of text
    .split('|')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [, name = '', wrong = '1', asked] =
      /^(.*?)(?:\s*\((\d{1,3})(?:\/(\d{1,3}))?\))?$/.exec(piece) ?? [];
    const owner = subjectsOfRow(subject).find((key) =>
      topicsOf(key).some((topic) => tr.fold(topic) === tr.fold(name)),
    );
    const topic = owner && topicsOf(owner).find((each) => tr.fold(each) === tr.fold(name));
    if (!owner || !topic) return { topics, unknown: name };
    topics.push({
      subject: owner,
      topic,
      wrong: Number(wrong),
      asked: asked === undefined ? null : Number(asked),
    });
  }
  return { topics, unknown: null };
};

export type Refused = { line: number; reason: string };
export type Imported = { attempts: NewExamAttempt[]; refused: Refused[] };

const sameAs = (body: NewExamAttempt) => (attempt: ExamAttempt) =>
  attempt.date === body.date &&
  attempt.examType === body.examType &&
  tr.fold(attempt.source) === tr.fold(body.source) &&
  JSON.stringify(attempt.subjects.map(({ correct, wrong }) => [correct, wrong])) ===
    JSON.stringify(body.subjects.map(({ correct, wrong }) => [correct, wrong]));

const problemOf = (body: NewExamAttempt, existing: readonly ExamAttempt[], today: string) => {
  if (existing.some(sameAs(body))) return texts.exists;
  const checked = check(NewExamAttempt, body);
  return (checked.ok ? attemptIssues(body, today) : checked.errors)[0]?.message;
};

type Group = {
  lines: number[];
  body: Omit<NewExamAttempt, 'date'> & { date: StudyDay | null };
  reasons: string[];
};

/** Returns the valid attempts, and each refused line with its reason. */
export const importAttempts = (text: string, existing: readonly ExamAttempt[], today: string): Imported => {
  const [head = [], ...lines] = readCsv(text);
  const at = texts.columns.map((name) => head.findIndex((cell) => tr.fold(cell) === tr.fold(name)));
  const missing = texts.columns.filter(
    (name, index) => at[index] === -1 && !['Net', 'Yanlış konular', 'Boş'].includes(name),
  );
  if (missing.length > 0)
    return { attempts: [], refused: [{ line: 1, reason: texts.noColumns(missing.join(', ')) }] };
  const refused: Refused[] = [];
  const groups = new Map<string, Group>();
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const line = index + 2;
    const cell = (column: number) => (at[column] === -1 ? '' : (cells[at[column]!] ?? ''));
    const reasons: string[] = [];
    const date = readDate(cell(1));
    const type = types[tr.fold(cell(2))];
    if (!date) reasons.push(texts.badDate);
    if (!type) reasons.push(texts.badType);
    if (cell(3) === '') reasons.push(texts.noSource);
    const row = type ? readSubject(type, cell(4)) : null;
    if (type && !row) reasons.push(texts.badSubject(cell(4)));
    const [correct, wrong, blank] = [5, 6, 7].map((column) =>
      /^\d{0,3}$/.test(cell(column)) ? Number(cell(column)) : Number.NaN,
    );
    for (const [value, name] of [
      [correct, 'Doğru'],
      [wrong, 'Yanlış'],
      [blank, 'Boş'],
    ] as const)
      if (!(value! <= 200)) reasons.push(texts.badNumber(name));
    const { topics, unknown } = row ? readTopics(row.subject, cell(9)) : { topics: [], unknown: null };
    if (unknown !== null) reasons.push(texts.badTopic(unknown));
    const examType = !type || type === 'BRANS' ? null : type;
    const group: Group = groups.get(cell(0)) ?? {
      lines: [],
      reasons: [],
      body: { date, source: cell(3), examType, subjects: [], topics: [] },
    };
    groups.set(cell(0), group);
    if (
      reasons.length === 0 &&
      (group.body.date !== date || group.body.examType !== examType || group.body.source !== cell(3))
    )
      reasons.push(texts.differs);
    group.lines.push(line);
    group.reasons.push(...reasons);
    for (const reason of reasons) refused.push({ line, reason });
    if (row && reasons.length === 0) {
      const questions = cell(7) === '' ? testOf(row.subject)?.questionCount : undefined;
      group.body.subjects.push({
        ...row,
        correct: correct!,
        wrong: wrong!,
        blank: questions === undefined ? blank! : blanksOf(questions, correct!, wrong!),
      });
      group.body.topics!.push(...topics);
    }
  }
  const attempts = [...groups.values()].flatMap(({ lines: own, reasons, body: given }) => {
    const body = given.date && reasons.length === 0 ? { ...given, date: given.date } : null;
    const problem = body ? problemOf(body, existing, today) : texts.withIts;
    if (problem === undefined) return body ? [body] : [];
    // One refused line refuses the whole attempt, because a partial exam would have a wrong net.
    const said = new Set(refused.map(({ line }) => line));
    for (const line of own.filter((each) => !said.has(each))) refused.push({ line, reason: problem });
    return [];
  });
  return { attempts, refused: refused.sort((a, b) => a.line - b.line) };
};
