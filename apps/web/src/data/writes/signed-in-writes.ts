import type { QueryClient } from '@tanstack/react-query';
import { hideUntilSent } from '../outbox/hidden-rows.ts';
import { sendOrEnqueue } from '../outbox/outbox.ts';
import { openWriteCache } from './write-cache.ts';
import type { WriteEnvironment } from './write-environment.ts';

export const signedInWrites = (queries: QueryClient): WriteEnvironment => ({
  openCache: () => openWriteCache(queries),
  sendOrEnqueue,
  hideUntilSent,
});
