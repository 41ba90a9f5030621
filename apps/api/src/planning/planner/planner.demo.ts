import type { PlannerSettings } from '@netlik/contract/planning/planner/planner';
import { planWeek } from '@netlik/domain/planning/planner/plan-week';
import { addDays, startOfStudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Database, Transaction } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import type { Bus } from '../../realtime/bus.ts';
import { emptyWeek, markDone } from './planner.demo.sql.ts';
import { saveSettings } from './planner.sql.ts';
import { plannerInput, readPlannerState, readTopicsOf, withTimes } from './planner-state.service.ts';
import { blockOf } from './preview.service.ts';
import { writeWeek } from './write-week.service.ts';

const settings: PlannerSettings = {
  hours: [150, 150, 120, 150, 150, 300, 180],
  restDay: null,
  examsPerWeek: { tyt: 1, ayt: 0 },
  emphasis: { matematik: 1 },
  auto: true,
};

/** The demo is filled in one transaction without listeners. */
const quietBus = {
  subscribe: () => undefined,
  onReconnect: () => undefined,
  isDisconnected: () => false,
} as unknown as Bus;

/**
 * A free and a premium student with settings and a planned week: done until the day before yesterday, missed
 * yesterday.
 */
export const fillDemoPlanner = async (tx: Transaction, { users, now }: Demo): Promise<void> => {
  const students = users.filter(
    ({ person }) => person.role === 'student' && !person.unverified && !person.suspended,
  );
  const chosen = [
    students.find(({ person }) => person.tier === 'premium'),
    students.find(({ person }) => person.tier === 'free'),
  ];
  const today = studyDay(now);
  const week = weekStart(today);
  for (const student of chosen) {
    if (!student) continue;
    const { id } = student;
    // A coach's programs use part of a premium student's hours.
    const more = student.person.tier === 'premium' ? 240 : 0;
    await saveSettings(tx, id, { ...settings, hours: settings.hours.map((minutes) => minutes + more) }, now);
    await emptyWeek(tx, id, week);
    const clock = { now: () => startOfStudyDay(week) };
    const state = await readPlannerState({ clock }, tx, id, week);
    const topics = await readTopicsOf(
      { db: tx as unknown as Database, bus: quietBus },
      { ...state, today },
      tx,
    );
    const blocks = planWeek(plannerInput(state, topics)).entries.map((entry) => blockOf(entry, false));
    await writeWeek(tx, state, withTimes(state, blocks), 'apply');
    const done = blocks.filter(({ day }) => day < addDays(today, -1)).map((block) => block.id);
    await markDone(tx, done);
  }
};
