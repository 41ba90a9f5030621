import { events } from '@netlik/contract/events';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { recordEvents } from './events.service.ts';

export const eventRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, events, { record: ({ actor, body }) => recordEvents(deps, actor, body) });
