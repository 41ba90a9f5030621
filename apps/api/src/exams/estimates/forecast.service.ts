import type { ExamForecast, NetForecast } from '@netlik/contract/exams/estimates';
import { netsOfAttempt } from '@netlik/domain/exams/estimates/attempt-nets';
import { netKeysOf } from '@netlik/domain/exams/estimates/estimate';
import {
  type Band,
  forecastNet,
  forecastScore,
  MIN_DAYS,
  MIN_EXAMS,
} from '@netlik/domain/exams/estimates/forecast';
import { addDays, daysBetween, studyDay } from '@netlik/domain/study-day';
import { examDates, nextExam } from '@netlik/domain/yks/exam-dates';
import { EXAMS } from '@netlik/domain/yks/exams';
import { FIELDS } from '@netlik/domain/yks/fields';
import { NET_QUESTIONS, type NetKey, type ScoreKey } from '@netlik/domain/yks/score-keys';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { findForecastFacts } from './forecast.sql.ts';

const DAYS_OF_PLAN = 7;

const hundredth = (value: number) => Math.round(value * 100) / 100;
const rounded = ({ low, middle, high }: Band): Band => ({
  low: hundredth(low),
  middle: hundredth(middle),
  high: hundredth(high),
});

const examOf = (key: NetKey) => (key === 'ydt' ? 'YDT' : key.startsWith('tyt_') ? 'TYT' : 'AYT');

/** Subjects with study that counts for a net. */
const subjectsOf = (key: NetKey): string[] =>
  EXAMS[examOf(key)].tests
    .flatMap((test) => test.parts.map((part) => ({ key: test.key as string, ...part })))
    .filter((part) => key === 'ydt' || [part.key, part.partKey, part.subjectKey].includes(key as never))
    .map(({ subjectKey }) => subjectKey);

export const getForecast = async (
  { db, clock }: Deps,
  actor: Actor,
  placedLastYear: boolean,
): Promise<ExamForecast> => {
  const today = studyDay(clock.now());
  const facts = await findForecastFacts(db, actor.id, { today, until: addDays(today, DAYS_OF_PLAN - 1) });
  const chosen = facts.targetYear === null ? null : examDates(facts.targetYear, facts.examDates);
  const exam = chosen && chosen.ydt >= today ? chosen : nextExam(today, facts.examDates);
  const dayOf = { TYT: exam.tyt, AYT: exam.ayt, YDT: exam.ydt };
  const nets = facts.attempts.map(({ examType, day, source, subjects }) => ({
    day,
    publisher: source,
    examType,
    nets: netsOfAttempt(examType, subjects).nets,
  }));
  const planned = new Set(facts.plannedSubjects);
  const scoreType: ScoreKey = facts.field ? FIELDS[facts.field].scoreType : 'TYT';
  const tests = netKeysOf(scoreType).map((key): NetForecast => {
    const examType = examOf(key);
    const known = nets.flatMap(({ day, publisher, ...attempt }) => {
      const net = attempt.examType === examType ? attempt.nets[key] : undefined;
      return net === undefined ? [] : [{ day, publisher, net }];
    });
    const forecast = forecastNet(known, today, dayOf[examType], NET_QUESTIONS[key]);
    return {
      key,
      examType,
      questions: NET_QUESTIONS[key],
      exams: forecast.exams,
      days: forecast.days,
      band: forecast.refused === null ? rounded(forecast.band) : null,
      refused: forecast.refused,
      isPlanned: subjectsOf(key).some((subject) => planned.has(subject)),
    };
  });
  const bands = Object.fromEntries(tests.flatMap(({ key, band }) => (band ? [[key, band]] : [])));
  const isComplete = tests.every(({ band }) => band);
  const score = isComplete
    ? forecastScore(scoreType, bands, { diplomaGrade: facts.diplomaGrade, placedLastYear })
    : null;
  return {
    examDay: exam.tyt,
    examIsOfficial: exam.official,
    daysLeft: daysBetween(today, exam.tyt),
    needed: { exams: MIN_EXAMS, days: MIN_DAYS },
    tests,
    score: score && 'score' in score ? { scoreType, score: rounded(score.score), rank: score.rank } : null,
    scoreRefusal: score && 'reason' in score ? score.reason : null,
  };
};
