import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../../../data/use-store.ts';
import { upgradePage } from './upgrade-signal.ts';

type Dialog = ComponentType<{ page: string; onClose: () => void }>;

const loadDialog = () => import('./upgrade-dialog.tsx');

export const UpgradeHost = () => {
  const page = useStore(upgradePage);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  useEffect(() => {
    if (page === null || Loaded) return;
    loadDialog().then(
      ({ UpgradeDialog }) => setLoaded(() => UpgradeDialog),
      () => undefined,
    );
  }, [page, Loaded]);
  return page !== null && Loaded && <Loaded page={page} onClose={() => upgradePage.set(null)} />;
};
