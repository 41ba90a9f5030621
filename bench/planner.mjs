import { forecastNet } from '@netlik/domain/exams/estimates/forecast';
import { planWeek } from '@netlik/domain/planning/planner/plan-week';
import { replan } from '@netlik/domain/planning/planner/replan';
import { simulateCareer } from '@netlik/domain/planning/planner/testing/careers';
import { addDays } from '@netlik/domain/study-day';
import loadHighs from 'highs';
import { simulateStudent } from './planner/simulate.mjs';
import { weekAsProgram } from './planner/solve-week.mjs';
import { generateStudent, randomFrom } from './planner/students.mjs';
import { atLeast, atMost, median } from './report.mjs';

const STUDENTS = 50;
const SIMULATED = Number(process.env.PLANNER_SIMULATED ?? 200);
const CAREERS = 4000;
/** The solver stops at this gap or after this many seconds, and then its best is not proven. */
const SOLVER = { time_limit: Number(process.env.PLANNER_SOLVER_SECONDS ?? 20), mip_rel_gap: 0.005 };
const ROUNDS = 5;

/** CPU time, because elapsed time on a busy machine says little about the code. */
const cpuMilliseconds = (work) => {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return median(times);
};

const measureSpeed = () => {
  const [plans, replans] = [[], []];
  for (let seed = 0; seed < STUDENTS; seed += 1) {
    const input = generateStudent(seed);
    plans.push(cpuMilliseconds(() => planWeek(input)));
    const current = planWeek(input).entries.map((entry) => ({ ...entry, done: false, locked: false }));
    const later = { ...input, today: addDays(input.today, 2) };
    replans.push(cpuMilliseconds(() => replan(later, current)));
  }
  const detail = (times) =>
    `CPU time, the slowest of ${STUDENTS} students; median ${median(times).toFixed(1)} ms`;
  return [
    atMost('plan of a week', Math.max(...plans), { limit: 50, unit: ' ms', digits: 1 }, detail(plans)),
    atMost(
      're-plan after two missed days',
      Math.max(...replans),
      { limit: 20, unit: ' ms', digits: 1 },
      detail(replans),
    ),
  ];
};

/** The solver's best week and its upper bound, equal up to the gap given enough time. */
const solve = (highs, text) =>
  highs.withModel({ format: 'lp', data: text }, (model) => {
    model.options.set({ output_flag: false, ...SOLVER });
    model.run();
    return { best: model.getObjectiveValue(), bound: model.info.get('mip_dual_bound') };
  });

const measureAgainstSolver = async (log) => {
  const highs = await loadHighs();
  const weeks = [];
  for (let seed = 0; seed < STUDENTS; seed += 1) {
    const { text, value } = weekAsProgram(generateStudent(seed));
    const { best, bound } = solve(highs, text);
    // Without enough time the solver has no week, or one worse than ours.
    if (Number.isFinite(best) && Number.isFinite(bound))
      weeks.push({
        ratio: value / Math.max(best, value),
        proven: value / bound,
        solved: bound <= best * 1.01,
      });
    log(`student ${seed}: ${value.toFixed(2)}, the solver ${best.toFixed(2)}, at most ${bound.toFixed(2)}`);
  }
  const mean = (of) => weeks.reduce((sum, each) => sum + of(each), 0) / weeks.length;
  const least = Math.min(...weeks.map(({ ratio }) => ratio));
  const solved = weeks.filter((each) => each.solved).length;
  const enough = weeks.filter(({ ratio }) => ratio >= 0.95).length;
  return [
    atLeast(
      "plan of a week, of HiGHS' objective",
      mean(({ ratio }) => ratio),
      0.95,
      `mean of ${weeks.length} of ${STUDENTS} students, ${enough} from 0.95 on, the least ${least.toFixed(3)}; ${solved} solved to 1 % in ${SOLVER.time_limit} s; of the proven bound ${mean(({ proven }) => proven).toFixed(3)}`,
    ),
  ];
};

const measureSimulation = (log) => {
  const share = (count, all) => count / all;
  const results = [];
  for (let seed = 0; seed < SIMULATED; seed += 1) {
    results.push(simulateStudent(seed));
    if (seed % 20 === 19) log(`${seed + 1} students simulated`);
  }
  const mean = (of) => results.reduce((sum, each) => sum + of(each), 0) / results.length;
  const wins = results.filter(({ ours, book, equal }) => ours.net > book.net && ours.net > equal.net).length;
  const calm = Array.from({ length: Math.ceil(SIMULATED / 10) }, (_, seed) =>
    simulateStudent(seed, { forgetting: false }),
  );
  const calmWins = calm.filter(({ ours, book, equal }) => ours.net > book.net && ours.net > equal.net).length;
  return [
    atLeast(
      'simulated students above both "order of the book" and "equal split"',
      share(wins, results.length),
      0.9,
      `expected nets after 30 weeks: ours ${mean(({ ours }) => ours.net).toFixed(1)}, book ${mean(({ book }) => book.net).toFixed(1)}, equal ${mean(({ equal }) => equal.net).toFixed(1)}; ${results.length} students; without forgetting ${calmWins} of ${calm.length}`,
    ),
  ];
};

const measureForecast = () => {
  const random = randomFrom(2027);
  let [inside, all, width] = [0, 0, 0];
  for (let count = 0; count < CAREERS; count += 1) {
    const { nets, today, examDay, outcome } = simulateCareer(random, 40);
    const { refused, band } = forecastNet(nets, today, examDay, 40);
    if (refused) continue;
    all += 1;
    width += band.high - band.low;
    if (outcome >= band.low && outcome <= band.high) inside += 1;
  }
  const share = inside / all;
  return [
    {
      name: 'simulated careers whose outcome lies in the 80 % band',
      limit: '0.75–0.85',
      measured: share.toFixed(3),
      ok: share >= 0.75 && share <= 0.85,
      detail: `${all} of ${CAREERS} careers had enough exams; mean width ${(width / all).toFixed(1)} of 40 nets`,
    },
  ];
};

/** Time and value of a week's plan, compared with a solver's. */
export const measurePlanner = async (log) => [...measureSpeed(), ...(await measureAgainstSolver(log))];

/** Compares plans with simple study strategies, and the forecast with simulated outcomes. */
export const measurePlannerOutcomes = (log) => [...measureForecast(), ...measureSimulation(log)];
