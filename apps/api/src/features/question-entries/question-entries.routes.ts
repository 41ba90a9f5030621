import { questionEntries } from '@netlik/contract/question-entries';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { tellAfter } from '../study/study-news.service.ts';
import { changeEntry, createEntry, entriesOf, removeEntry } from './question-entries.service.ts';

export const questionRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, questionEntries, {
    list: ({ actor, query }) => entriesOf(deps, actor, query),
    create: ({ actor, body, idempotency }) =>
      tellAfter(deps, actor, createEntry(deps, actor, body, idempotency)),
    update: ({ actor, params, body }) => tellAfter(deps, actor, changeEntry(deps, actor, params.id, body)),
    remove: ({ actor, params }) => tellAfter(deps, actor, removeEntry(deps, actor, params.id)),
  });
