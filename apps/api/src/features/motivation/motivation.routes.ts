import { motivation } from '@netlik/contract/motivation';
import { quoteOfWeek } from '@netlik/domain/motivation';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { newestQuote } from './motivation.sql.ts';

export const motivationRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, motivation, {
    current: async () =>
      (await newestQuote(deps.db)) ?? { text: quoteOfWeek(studyDay(deps.clock.now())), author: null },
  });
