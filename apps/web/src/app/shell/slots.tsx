import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePerson } from '../../api/use-person.ts';
import { usePageViews } from '../../events/track.ts';
import { AlertBanners } from '../../features/alerts/alert-banners.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { readById, reloadBadge } from '../../features/notifications/notifications.queries.ts';
import { TimerDockGate } from '../../features/study/study-runs/dock/dock-gate.tsx';
import { OfflineBanner } from '../../offline/offline-banner.tsx';
import { takeOpened } from '../../offline/opened-pushes.ts';
import { onPushArrived, onPushOpened } from '../../offline/register.ts';
import { UpdatePrompt } from '../../offline/update-prompt.tsx';
import { startTutorial, useTutorialFor } from '../../tutorial/tutorial.ts';
import { TutorialHost } from '../../tutorial/tutorial-host.tsx';
import { Overlays } from '../../ui/overlays/overlays.tsx';
import { mayOpen } from '../may-open.ts';
import { LeaveHost } from './account/leave-host.tsx';
import { useQuietStart } from './use-quiet-start.ts';
import { useStudyNews } from './use-study-news.ts';

/** What other parts of the app put into the shell: each has its place here and nowhere else. */

export const InHeader = () => {
  const person = usePerson();
  return person && <NotificationBell mayOpen={(address) => mayOpen(person, address)} />;
};

/** Between the header and the page. */
export const AbovePage = OfflineBanner;

/** At the top of a dashboard. */
export const OnDashboard = () => {
  const person = usePerson();
  return person && <AlertBanners mayOpen={(address) => mayOpen(person, address)} />;
};

/** In front of everything. */
export const OverPage = () => (
  <>
    <TimerDockGate />
    <UpdatePrompt />
    <TutorialHost />
    <LeaveHost />
    <Overlays />
  </>
);

/** Starts the guided tour of the open page; null where it has none. */
export const useTourStart = (): (() => void) | null => {
  const page = useTutorialFor(useLocation().pathname);
  return page === null ? null : () => startTutorial(page);
};

/** A clicked push message opens its page and is read; one that comes while the page is seen is told here alone. */
const usePushMessages = (): void => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const person = usePerson();
  useEffect(
    () =>
      onPushOpened(({ id, page }) => {
        if (id !== '') void readById(queries, id);
        void navigate(person && mayOpen(person, page) ? page : '/');
      }),
    [navigate, queries, person],
  );
  useEffect(() => {
    const readOpened = async () => {
      for (const id of await takeOpened(globalThis.caches)) void readById(queries, id);
    };
    readOpened().catch(() => undefined);
    // The live channel says it too, but may be away just now.
    return onPushArrived(() => void reloadBadge(queries));
  }, [queries]);
};

/** What listens while somebody is signed in. */
export const useWatchers = (): void => {
  useQuietStart();
  useStudyNews();
  usePageViews();
  usePushMessages();
};
