import { calendar } from '@netlik/contract/calendar';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { daysOf } from './calendar.service.ts';

export const calendarRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, calendar, { days: ({ actor, query }) => daysOf(deps, actor, query) });
