import { reminders } from '@netlik/contract/reminders';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { tellAfter } from '../study/study-news.service.ts';
import { changeReminder, createReminder, remindersOf, removeReminder } from './reminders.service.ts';

export const reminderRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, reminders, {
    list: ({ actor, query }) => remindersOf(deps, actor, query),
    create: ({ actor, body, idempotency }) =>
      tellAfter(deps, actor, createReminder(deps, actor, body, idempotency)),
    update: ({ actor, params, body }) => tellAfter(deps, actor, changeReminder(deps, actor, params.id, body)),
    remove: ({ actor, params }) => tellAfter(deps, actor, removeReminder(deps, actor, params.id)),
  });
