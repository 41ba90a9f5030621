import type { TutorialPage } from '../screen.ts';

/** What the features put into the shell. */
export { NotificationBell as Bell } from '../../features/notifications/notification-bell.tsx';
export const Banners = () => null;
export const tourOf = (_page: TutorialPage | undefined): (() => void) | null => null;
export { AlertBanners as Alerts } from '../../features/alerts/alert-banners.tsx';
