import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { usePageViews } from '../../data/events/track.ts';
import { live } from '../../data/live/live.ts';
import { OfflineBanner } from '../../data/offline/offline-banner.tsx';
import { takeOpenedPushes } from '../../data/offline/opened-pushes.ts';
import { onPushArrived, onPushOpened } from '../../data/offline/register.ts';
import { UpdatePrompt } from '../../data/offline/update-prompt.tsx';
import { NotificationBell } from '../../platform/notifications/notification-bell.tsx';
import { markReadById, reloadBadge } from '../../platform/notifications/notifications.queries.ts';
import { QuickEntryHost } from '../../study/quick-entry/quick-entry-host.tsx';
import { TimerDockGate } from '../../study/study-runs/dock/dock-gate.tsx';
import { Overlays } from '../../ui/overlays/overlays.tsx';
import { CelebrationHost } from '../celebrations/celebration-host.tsx';
import { refetchChanges } from '../refetch-changes.ts';
import { useSiteMap } from '../site-map.ts';
import { TutorialHost } from '../tours/tutorial-host.tsx';
import { SignOutHost } from './account/sign-out-host.tsx';
import { shellTexts } from './shell.texts.ts';
import { UpgradeHost } from './upgrade/upgrade-host.tsx';

const loadTimerDock = () => import('../timer-dock.tsx');

/** The slots where features add to the shell. */

export const HeaderSlot = ({ className }: { className: string | undefined }) => (
  <NotificationBell canOpen={useSiteMap().canOpen} className={className} />
);

export const AbovePageSlot = OfflineBanner;

export const OverlaySlot = () => (
  <>
    <TimerDockGate loadDock={loadTimerDock} />
    <UpdatePrompt />
    <TutorialHost />
    <SignOutHost />
    <UpgradeHost />
    <QuickEntryHost notOpened={shellTexts.notOpened} />
    <CelebrationHost />
    <Overlays />
  </>
);

/** A clicked push opens its page and is marked as read; a push to a visible page updates the badge. */
const usePushMessages = (): void => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { canOpen } = useSiteMap();
  useEffect(
    () =>
      onPushOpened(({ id, page }) => {
        if (id !== '') void markReadById(queries, id);
        void navigate(canOpen(page) ? page : '/');
      }),
    [navigate, queries, canOpen],
  );
  useEffect(() => {
    const readOpened = async () => {
      for (const id of await takeOpenedPushes(globalThis.caches)) void markReadById(queries, id);
    };
    readOpened().catch(() => undefined);
    // The live channel reports it too, but may be disconnected.
    return onPushArrived(() => void reloadBadge(queries));
  }, [queries]);
};

/** Loaded separately, because the first paint does not need it. Returns the stop function. */
const beginLater = (load: () => Promise<() => () => void>): (() => void) => {
  let stop: (() => void) | null = () => undefined;
  load()
    .then((begin) => {
      if (stop) stop = begin();
    })
    // Pages work without it.
    .catch(() => undefined);
  return () => {
    stop?.();
    stop = null;
  };
};

const useKeptPages = (personId: string): void => {
  const queries = useQueryClient();
  useEffect(
    () =>
      beginLater(async () => {
        const { persistQueries } = await import('../../data/offline/persist-queries.ts');
        return () => persistQueries(queries, personId);
      }),
    [queries, personId],
  );
};

const useAppBadge = (): void => {
  const queries = useQueryClient();
  const isStudent = usePerson()?.role === 'student';
  useEffect(() => {
    if (!isStudent || !('setAppBadge' in navigator)) return;
    return beginLater(async () => {
      const { showAppBadge } = await import('../../planning/today/app-badge.ts');
      return () => showAppBadge(queries);
    });
  }, [queries, isStudent]);
};

export const useBackgroundTasks = (personId: string): void => {
  const queries = useQueryClient();
  useKeptPages(personId);
  useAppBadge();
  useEffect(() => refetchChanges(queries, live), [queries]);
  usePageViews();
  usePushMessages();
};
