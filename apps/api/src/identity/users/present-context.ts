import type { Role } from '@netlik/domain/roles';
import type { Deps } from '../../deps.ts';

export type PresentContext = {
  now: Date;
  fileUrl: (path: string | null) => string | null;
  secondFactorRoles: readonly Role[];
};

export const fileUrlsAt =
  (fileLinks: Deps['fileLinks'], now: Date): PresentContext['fileUrl'] =>
  (path) =>
    path ? fileLinks.url(path, now) : null;

export const presentContext = ({
  clock,
  fileLinks,
  config: { secondFactorRoles },
}: Pick<Deps, 'clock' | 'fileLinks' | 'config'>): PresentContext => {
  const now = clock.now();
  return { now, fileUrl: fileUrlsAt(fileLinks, now), secondFactorRoles };
};
