import { backup } from '@netlik/contract/backup';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { createBackup } from './backup.service.ts';

export const backupRoutes = (server: Server, deps: Deps) =>
  mount(server, deps, backup, { create: ({ body }) => createBackup(deps, body?.type ?? 'manual') });
