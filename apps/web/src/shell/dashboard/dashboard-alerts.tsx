import { AlertBanners } from '../../platform/alerts/alert-banners.tsx';
import { useSiteMap } from '../site-map.ts';

/** At the top of every dashboard. */
export const DashboardAlerts = () => <AlertBanners canOpen={useSiteMap().canOpen} />;
