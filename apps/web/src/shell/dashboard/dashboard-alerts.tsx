import { AlertBanners } from '../../platform/alerts/alert-banners.tsx';
import { useSiteMap } from '../site-map.ts';

export const DashboardAlerts = () => <AlertBanners canOpen={useSiteMap().canOpen} />;
