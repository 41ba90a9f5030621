import { sessionPeriods } from '@netlik/contract/study/study-sessions';
import { browserStorage } from '../../data/calls/browser-storage.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';

export type Period = (typeof sessionPeriods)[number];

const STORAGE_KEY = 'netlik.sessions.period';
const DEFAULT_PERIOD: Period = 'all';

const parsePeriod = (text: string | null) => sessionPeriods.find((period) => period === text);

/** Stored in the URL for links and in localStorage for the next visit. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [params, changeAddress] = useUrlParams();
  const period =
    parsePeriod(params.get('period')) ?? parsePeriod(browserStorage.read(STORAGE_KEY)) ?? DEFAULT_PERIOD;
  const change = (next: Period) => {
    browserStorage.write(STORAGE_KEY, next);
    // A new period starts at its first page.
    changeAddress({ period: next, 'sessions.page': null });
  };
  return [period, change];
};
