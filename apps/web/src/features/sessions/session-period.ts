import { sessionPeriods } from '@netlik/contract/study/sessions';
import { useSearchParams } from 'react-router';
import { browserStorage } from '../../api/browser-storage.ts';

export type Period = (typeof sessionPeriods)[number];

const STORED = 'netlik.sessions.period';
const USUAL: Period = 'all';

const known = (text: string | null) => sessionPeriods.find((period) => period === text);

/** In the address, so that a link restores it; remembered on this device for the next visit. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [params, setParams] = useSearchParams();
  const period = known(params.get('period')) ?? known(browserStorage.read(STORED)) ?? USUAL;
  const change = (next: Period) => {
    browserStorage.write(STORED, next);
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.set('period', next);
        // Another period begins at its first page.
        changed.delete('sessions.page');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [period, change];
};
