import { planner } from '@netlik/contract/planning/planner/planner';
import { feature } from '../../http/feature.ts';
import { answerNotice, getNotice, plannerJobs } from './notice.service.ts';
import { previewWeek } from './preview.service.ts';
import { lightenWeekOf, replanWeek } from './replan.service.ts';
import { getSettings, updateSettings } from './settings.service.ts';
import { applyWeek, readWeek, undoChange } from './week.service.ts';
import { getYear } from './year.service.ts';

export const plannerFeature = feature(
  planner,
  (deps) => ({
    settings: ({ actor }) => getSettings(deps, actor),
    saveSettings: ({ actor, body }) => updateSettings(deps, actor, body),
    week: ({ actor, query }) => readWeek(deps, deps.db, actor.id, query.weekStart),
    preview: ({ actor, body }) => previewWeek(deps, actor, body),
    apply: ({ actor, body }) => applyWeek(deps, actor, body),
    undo: ({ actor, body }) => undoChange(deps, actor, body.weekStart),
    replan: ({ actor, body }) => replanWeek(deps, actor, body),
    lighten: ({ actor, body }) => lightenWeekOf(deps, actor, body),
    year: ({ actor, query }) => getYear(deps, actor, query.extraMinutes),
    notice: ({ actor }) => getNotice(deps, actor),
    answerNotice: ({ actor, params, body }) => answerNotice(deps, actor, params.id, body.answer),
  }),
  { jobs: plannerJobs, demo: async () => (await import('./planner.demo.ts')).fillDemoPlanner },
);
