import { addDays, daysBetween } from '../../study-day.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import { EXAMS } from '../../yks/exams.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import { type Block, type Board, openBoard } from './board.ts';
import { BLOCK, CARDS_PER_BLOCK, FREE_SHARE, type PlannerInput } from './week.ts';
import { compareWork, type Work } from './work.ts';

export interface OwnBlock {
  readonly day: number;
  readonly minutes: number;
  readonly exam: ExamKey | null;
}

export interface FilledWeek {
  readonly board: Board;
  readonly own: readonly OwnBlock[];
  readonly unplacedExams: readonly ExamKey[];
}

const DAYS = 7;
const MAX_SWAPS = 30;
const dayIndexes = Array.from({ length: DAYS }, (_, day) => day);
const SECOND_EXAM_WEEKS = 20;

export function usualExams({
  today,
  examDay,
  secondExam,
}: Pick<PlannerInput, 'today' | 'examDay' | 'secondExam'>) {
  const second = secondExam !== null && daysBetween(today, examDay) <= SECOND_EXAM_WEEKS * 7;
  return { tyt: 1, ayt: second ? 1 : 0 };
}

/** One exam per day, the longest first, none on the day before the exam. */
function placeExams(input: PlannerInput, board: Board): { own: OwnBlock[]; unplaced: ExamKey[] } {
  const { tyt, ayt } = input.rules.examsPerWeek;
  const wanted: ExamKey[] = Array.from({ length: Math.min(DAYS, Math.max(0, tyt)) }, () => 'TYT');
  if (input.secondExam)
    for (let count = 0; count < Math.min(DAYS, ayt); count += 1) wanted.push(input.secondExam);
  const own: OwnBlock[] = [];
  const unplaced: ExamKey[] = [];
  for (const exam of wanted) {
    const { minutes } = EXAMS[exam];
    const day = dayIndexes
      .filter(
        (index) =>
          board.room(index) >= minutes &&
          own.every((each) => each.day !== index) &&
          addDays(input.weekStart, index + 1) < input.examDay,
      )
      .sort((a, b) => board.room(b) - board.room(a) || b - a)[0];
    if (day === undefined) unplaced.push(exam);
    else {
      board.take(day, minutes, null);
      own.push({ day, minutes, exam });
    }
  }
  return { own, unplaced };
}

function placeCards({ cardsDue }: PlannerInput, board: Board): OwnBlock[] {
  const blocks: OwnBlock[] = [];
  for (const day of dayIndexes) {
    if (blocks.length * CARDS_PER_BLOCK >= cardsDue) break;
    if (board.hours[day]! * (1 - FREE_SHARE) < 2 * BLOCK.min || board.room(day) < BLOCK.min) continue;
    board.take(day, BLOCK.min, null);
    blocks.push({ day, minutes: BLOCK.min, exam: null });
  }
  return blocks;
}

/** First studies always use the earliest day. */
type DayChoice = 'earliest' | 'fullest';

/** The day with the longest block, then the one that leaves no gap too short for another block. */
const chooseDay = (
  board: Board,
  work: Work,
  days: readonly number[],
  choice: DayChoice,
): { day: number; minutes: number } | null => {
  let best: { day: number; minutes: number; gap: number } | null = null;
  for (const day of days) {
    const minutes = board.lengthOn(work, day);
    if (minutes === 0) continue;
    if (choice === 'earliest' || work.phase === 'learn') return { day, minutes };
    const left = board.dayLeft(day) - minutes;
    const gap = left < BLOCK.min ? left : 0;
    if (!best || minutes > best.minutes || (minutes === best.minutes && gap < best.gap))
      best = { day, minutes, gap };
  }
  return best;
};

/** Less than a full block is left, so most of another block would be wasted. */
const isTail = (board: Board, work: Work) =>
  board.left(work) < work.minBlock && board.left(work) < work.minutes;

const opensOthers = (board: Board, work: Work) =>
  work.phase === 'review' || (work.phase === 'learn' && board.left(work) <= 0);

/** Places the most valuable work that fits on its earliest day until nothing fits; tails come last. */
function fill(board: Board, works: readonly Work[], choice: DayChoice): void {
  // measured: 5x faster than scanning every day and restarting after every placement.
  const openDays = () => dayIndexes.filter((day) => board.dayLeft(day) >= BLOCK.min);
  let days = openDays();
  for (const withTails of [false, true])
    for (let index = 0; index < works.length && days.length > 0; ) {
      const work = works[index]!;
      const waits = board.left(work) <= 0 || (!withTails && isTail(board, work));
      const place = waits ? null : chooseDay(board, work, days, choice);
      if (place) {
        board.put(work, place.day, place.minutes);
        days = openDays();
      }
      if (!place) index += 1;
      else if (opensOthers(board, work)) index = 0;
    }
}

/** Minutes beyond what a work needs have no value. */
const weekValue = (board: Board) =>
  board.works.reduce((sum, work) => sum + work.rate * (work.minutes - Math.max(0, board.left(work))), 0);

/** Removes the least valuable block and refills while the week's value rises. */
function improve(board: Board, works: readonly Work[], choice: DayChoice): void {
  let value = weekValue(board);
  const tried = new Set<string>();
  for (let count = 0; count < MAX_SWAPS; count += 1) {
    const weakest = board.blocks
      .filter(({ work, day }) => !tried.has(`${work.phase} ${work.topic.id} ${day}`))
      .sort((a, b) => a.work.rate - b.work.rate)[0];
    if (!weakest) return;
    tried.add(`${weakest.work.phase} ${weakest.work.topic.id} ${weakest.day}`);
    const before = [...board.blocks];
    board.remove(weakest);
    fill(
      board,
      works.filter((work) => work !== weakest.work),
      choice,
    );
    fill(board, works, choice);
    const now = weekValue(board);
    if (now > value + 1e-9 && isValid(board)) value = now;
    else restore(board, before);
  }
}

/** True if every block still respects the order of topics. */
const isValid = (board: Board) => board.blocks.every(({ work, day }) => board.mayStand(work, day));

function restore(board: Board, before: readonly Block[]): void {
  for (const block of [...board.blocks].reverse()) if (!before.includes(block)) board.remove(block);
  for (const block of before)
    if (!board.blocks.includes(block)) board.put(block.work, block.day, block.minutes);
}

/**
 * A repetition is as urgent as the new topics it blocks: their points and its own divided by the minutes of
 * both, within the subject's weekly share.
 */
function byUrgency(board: Board): Work[] {
  const urgency = new Map<SubjectKey, number>();
  for (const subject of new Set(board.works.map(({ topic }) => topic.subject))) {
    const ofSubject = board.works.filter(({ topic }) => topic.subject === subject);
    const due = ofSubject.filter(({ phase }) => phase === 'review');
    const best = ofSubject.find(({ phase }) => phase === 'learn');
    const minutes = due.reduce((sum, work) => sum + work.minutes, 0);
    const after = board.shareLeft(subject) - minutes;
    if (!best || after < BLOCK.min) continue;
    const points = due.reduce((sum, work) => sum + work.rate * work.minutes, 0);
    urgency.set(subject, (points + best.rate * after) / (minutes + after));
  }
  const urgencyOf = ({ phase, rate, topic }: Work) =>
    phase === 'review' ? Math.max(rate, urgency.get(topic.subject) ?? 0) : rate;
  return [...board.works].sort((a, b) => urgencyOf(b) - urgencyOf(a) || compareWork(a, b));
}

function fillBy(input: PlannerInput, choice: DayChoice): FilledWeek {
  const board = openBoard(input);
  const { own, unplaced } = placeExams(input, board);
  const cards = placeCards(input, board);
  const works = byUrgency(board);
  fill(board, works, choice);
  improve(board, works, choice);
  return { board, own: [...own, ...cards], unplacedExams: unplaced };
}

/**
 * Places trial exams and cards first, then by value; both ways of choosing days are tried because neither is
 * always better.
 */
export function fillWeek(input: PlannerInput): FilledWeek {
  const [early, full] = [fillBy(input, 'earliest'), fillBy(input, 'fullest')];
  return weekValue(full.board) > weekValue(early.board) + 1e-9 ? full : early;
}
