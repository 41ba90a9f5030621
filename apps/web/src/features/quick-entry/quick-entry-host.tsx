import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../ui/overlays/toast.ts';
import { quickEntryHostTexts as texts } from './quick-entry-host.texts.ts';
import { quickEntryRequest } from './quick-entry-request.ts';
import { useEntryFromUrl } from './use-entry-from-url.ts';

type Dialog = ComponentType<{ text: string; onClose: () => void }>;

/** Loads the dialog with its parser when it is first opened. Mounted once. */
export const QuickEntryHost = () => {
  useEntryFromUrl();
  const request = useSyncExternalStore(quickEntryRequest.subscribe, quickEntryRequest.get);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  useEffect(() => {
    if (request === null || Loaded) return;
    import('./quick-entry-dialog.tsx').then(
      ({ QuickEntryDialog }) => setLoaded(() => QuickEntryDialog),
      () => {
        quickEntryRequest.close();
        toast({ tone: 'warning', text: texts.notOpened });
      },
    );
  }, [request, Loaded]);
  return request !== null && Loaded && <Loaded text={request.text} onClose={quickEntryRequest.close} />;
};
