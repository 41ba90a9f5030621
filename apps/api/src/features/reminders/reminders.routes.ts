import { reminders } from '@netlik/contract/study/reminders';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { changeReminder, createReminder, remindersOf, removeReminder } from './reminders.service.ts';

export const reminderRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, reminders, {
    list: ({ actor, query }) => remindersOf(deps, actor, query),
    create: ({ actor, body, idempotency }) => createReminder(deps, actor, body, idempotency),
    update: ({ actor, params, body }) => changeReminder(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeReminder(deps, actor, params.id),
  });
