import { type ComponentType, useEffect, useState } from 'react';
import { live } from '../../data/live/live.ts';
import { useStore } from '../../data/use-store.ts';
import { type Celebration, celebrations, isCelebration } from '../../ui/celebrations/celebrations.ts';
import { toast } from '../../ui/overlays/toast.ts';

type Stage = ComponentType<{ celebration: Celebration; onClose: () => void }>;

const loadNoticeCelebration = () => import('./notice-celebration.ts');
const loadStage = () => import('./celebration-stage.tsx');

export const CelebrationHost = () => {
  const celebration = useStore(celebrations);
  const [Loaded, setLoaded] = useState<Stage | null>(null);
  useEffect(
    () =>
      live.subscribe('notification', (item) => {
        if (!isCelebration(item.type) || document.hidden) return;
        loadNoticeCelebration().then(
          ({ celebrationOf }) => celebrations.show(celebrationOf(item)),
          () => toast({ tone: 'success', text: item.title }),
        );
      }),
    [],
  );
  useEffect(() => {
    if (!celebration || Loaded) return;
    // On failure the saved card and the notification are enough.
    loadStage().then(
      ({ CelebrationStage }) => setLoaded(() => CelebrationStage),
      () => celebrations.dismiss(celebration),
    );
  }, [celebration, Loaded]);
  return (
    celebration &&
    Loaded && <Loaded celebration={celebration} onClose={() => celebrations.dismiss(celebration)} />
  );
};
