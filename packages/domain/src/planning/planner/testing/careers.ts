import type { ExamNet } from '../../../exams/estimates/forecast.ts';
import { addDays, type StudyDay, toStudyDay } from '../../../study-day.ts';

export interface Career {
  readonly nets: readonly ExamNet[];
  readonly today: StudyDay;
  readonly examDay: StudyDay;
  readonly outcome: number;
}

const START = toStudyDay('2026-09-14');
const DAYS = 275;
const PUBLISHERS = ['A', 'B', 'C', 'D'];

/**
 * Simulated ability as a share of the questions, with slowing growth, a random walk, noisy exams and
 * publishers of different difficulty; no parameter is measured.
 */
export function simulateCareer(random: () => number, questions: number): Career {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const start = 0.15 + 0.45 * random();
  const gain = Math.max(-0.05, 0.17 + 0.1 * normal());
  const slowing = 80 + 170 * random();
  const scatter = 0.03 + 0.04 * random();
  const examsPerDay = (0.4 + 0.8 * random()) / 7;
  const effects = new Map(PUBLISHERS.map((name) => [name, 0.03 * normal()]));
  const knownDays = Math.round(49 + 150 * random());
  const nets: ExamNet[] = [];
  const netOf = (ability: number, effect: number) =>
    questions * Math.min(1, Math.max(-0.1, ability + effect + scatter * normal()));
  let walk = 0;
  let ability = start;
  for (let day = 0; day <= DAYS; day += 1) {
    walk += 0.0035 * normal();
    ability = Math.min(0.97, Math.max(0.02, start + gain * (1 - Math.exp(-day / slowing)) * 1.4 + walk));
    if (day > knownDays || random() > examsPerDay) continue;
    const publisher = PUBLISHERS[Math.floor(random() * PUBLISHERS.length)]!;
    nets.push({ day: addDays(START, day), net: netOf(ability, effects.get(publisher)!), publisher });
  }
  return {
    nets,
    today: addDays(START, knownDays),
    examDay: addDays(START, DAYS),
    outcome: netOf(ability, 0),
  };
}
