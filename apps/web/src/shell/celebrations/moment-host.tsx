import { type ComponentType, useEffect, useState } from 'react';
import { live } from '../../data/live/live.ts';
import { useStore } from '../../data/use-store.ts';
import { isMoment, type Moment, moments } from '../../ui/moments/moments.ts';
import { toast } from '../../ui/overlays/toast.ts';

type Stage = ComponentType<{ moment: Moment; onClose: () => void }>;

const loadNoticeMoment = () => import('./notice-moment.ts');
const loadStage = () => import('./moment-stage.tsx');

export const MomentHost = () => {
  const moment = useStore(moments);
  const [Loaded, setLoaded] = useState<Stage | null>(null);
  useEffect(
    () =>
      live.subscribe('notification', (item) => {
        if (!isMoment(item.type) || document.hidden) return;
        loadNoticeMoment().then(
          ({ momentOf }) => moments.show(momentOf(item)),
          () => toast({ tone: 'success', text: item.title }),
        );
      }),
    [],
  );
  useEffect(() => {
    if (!moment || Loaded) return;
    // On failure the saved card and the notification are enough.
    loadStage().then(
      ({ MomentStage }) => setLoaded(() => MomentStage),
      () => moments.dismiss(moment),
    );
  }, [moment, Loaded]);
  return moment && Loaded && <Loaded moment={moment} onClose={() => moments.dismiss(moment)} />;
};
