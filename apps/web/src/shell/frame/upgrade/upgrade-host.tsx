import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { upgradeSignal } from './upgrade-signal.ts';

type Dialog = ComponentType<{ page: string; onClose: () => void }>;

const loadDialog = () => import('./upgrade-dialog.tsx');

export const UpgradeHost = () => {
  const page = useSyncExternalStore(upgradeSignal.subscribe, upgradeSignal.get);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  useEffect(() => {
    if (page === null || Loaded) return;
    loadDialog().then(
      ({ UpgradeDialog }) => setLoaded(() => UpgradeDialog),
      () => undefined,
    );
  }, [page, Loaded]);
  return page !== null && Loaded && <Loaded page={page} onClose={upgradeSignal.dismiss} />;
};
