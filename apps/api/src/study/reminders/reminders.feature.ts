import { reminders } from '@netlik/contract/study/reminders';
import { feature } from '../../http/feature.ts';
import { reminderJobs } from './reminders.jobs.ts';
import { createReminder, listReminders, removeReminder, updateReminder } from './reminders.service.ts';

export const remindersFeature = feature(
  reminders,
  (deps) => ({
    list: ({ actor, query }) => listReminders(deps, actor, query),
    create: ({ actor, body }) => createReminder(deps, actor, body),
    update: ({ actor, params, body }) => updateReminder(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeReminder(deps, actor, params.id),
  }),
  { jobs: reminderJobs },
);
