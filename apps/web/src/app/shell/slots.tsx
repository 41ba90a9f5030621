import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageViews } from '../../events/track.ts';
import { AlertBanners } from '../../features/alerts/alert-banners.tsx';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { OfflineBanner } from '../../offline/offline-banner.tsx';
import { onPushOpened } from '../../offline/register.ts';
import { UpdatePrompt } from '../../offline/update-prompt.tsx';
import { startTutorial, useTutorialFor } from '../../tutorial/tutorial.ts';
import { TutorialHost } from '../../tutorial/tutorial-host.tsx';
import { Overlays } from '../../ui/overlays.tsx';
import { usePerson } from '../../ui/use-person.ts';
import { mayOpen } from '../may-open.ts';
import { LeaveHost } from './leave-host.tsx';

/** What other parts of the app put into the shell: each has its place here and nowhere else. */

export const InHeader = NotificationBell;

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

/** What listens while somebody is signed in: pages opened are counted, a clicked push message opens its page. */
export const useWatchers = (): void => {
  const navigate = useNavigate();
  usePageViews();
  useEffect(() => onPushOpened(({ page }) => void navigate(page)), [navigate]);
};
