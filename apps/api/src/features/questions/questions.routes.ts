import { questions } from '@netlik/contract/study/questions';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { changeEntry, createEntry, entriesOf, removeEntry } from './questions.service.ts';

export const questionRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, questions, {
    list: ({ actor, query }) => entriesOf(deps, actor, query),
    create: ({ actor, body, idempotency }) => createEntry(deps, actor, body, idempotency),
    update: ({ actor, params, body }) => changeEntry(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeEntry(deps, actor, params.id),
  });
