import { sessionPeriods } from '@netlik/contract/study/study-sessions';
import { browserStorage } from '../../../api/browser-storage.ts';
import { useAddress } from '../../../ui/layout/use-address.ts';

export type Period = (typeof sessionPeriods)[number];

const STORED = 'netlik.sessions.period';
const USUAL: Period = 'all';

const known = (text: string | null) => sessionPeriods.find((period) => period === text);

/** In the address, so that a link restores it; remembered on this device for the next visit. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [params, changeAddress] = useAddress();
  const period = known(params.get('period')) ?? known(browserStorage.read(STORED)) ?? USUAL;
  const change = (next: Period) => {
    browserStorage.write(STORED, next);
    // Another period begins at its first page.
    changeAddress({ period: next, 'sessions.page': null });
  };
  return [period, change];
};
