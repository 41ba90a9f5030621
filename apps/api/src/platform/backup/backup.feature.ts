import { backup } from '@netlik/contract/platform/backup';
import { feature } from '../../http/feature.ts';
import { backupJobs, createBackup } from './backup.service.ts';

export const backupFeature = feature(
  backup,
  (deps) => ({
    create: ({ actor, body }) => createBackup(deps, actor, body?.type ?? 'manual'),
  }),
  { jobs: backupJobs },
);
