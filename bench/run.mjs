import { fileURLToPath } from 'node:url';
import { measureApi } from './api.mjs';
import { measureAssistant } from './assistant.mjs';
import { measureCalendar } from './calendar.mjs';
import { measureDashboard } from './dashboard.mjs';
import { measureDuels } from './duels.mjs';
import { measureEnumeration } from './enumeration.mjs';
import { measureHabits } from './habits.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureNational } from './national.mjs';
import { measurePage } from './page.mjs';
import { measurePlanner, measurePlannerOutcomes } from './planner.mjs';
import { measurePlannerPreview } from './planner-preview.mjs';
import { measurePrerender } from './prerender.mjs';
import { printFigures, writeResults } from './report.mjs';
import { measureRewards } from './rewards.mjs';
import { measureRooms } from './rooms.mjs';
import { measureScale } from './scale.mjs';
import { measureStart } from './start.mjs';
import { measureStudy } from './study.mjs';
import { measureToday } from './today.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const parts = {
  api: measureApi,
  start: measureStart,
  page: measurePage,
  prerender: measurePrerender,
  lighthouse: measureLighthouse,
  dashboard: measureDashboard,
  calendar: measureCalendar,
  study: measureStudy,
  scale: measureScale,
  today: measureToday,
  duels: measureDuels,
  habits: measureHabits,
  rewards: measureRewards,
  enumeration: measureEnumeration,
  rooms: measureRooms,
  national: measureNational,
  assistant: measureAssistant,
  planner: measurePlanner,
  'planner-preview': measurePlannerPreview,
  'planner-outcomes': measurePlannerOutcomes,
};
/** These take half an hour or more and gigabytes of disk. */
const onlyWhenAsked = ['national', 'scale'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; ask for ${Object.keys(parts).join(', ')}.`);

const figures = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 ? !asked.includes(name) : onlyWhenAsked.includes(name)) continue;
  console.log(`Measuring: ${name}…`);
  figures.push(...(await measure((line) => console.log(`  ${line}`))));
}
printFigures(figures);
if (asked.length === 0) writeResults(figures);
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1;
