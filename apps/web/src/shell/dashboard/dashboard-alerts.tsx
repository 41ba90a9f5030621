import { AlertBanners } from '../../features/alerts/alert-banners.tsx';
import { useSiteMap } from '../site-map.ts';

/** At the top of every dashboard. */
export const DashboardAlerts = () => <AlertBanners canOpen={useSiteMap().canOpen} />;
