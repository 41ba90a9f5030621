import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../ui/overlays/toast.ts';
import { type PlannedQuestions, quickEntryRequest } from './quick-entry-request.ts';
import { useEntryFromUrl } from './use-entry-from-url.ts';

type Dialog = ComponentType<{ text: string; planned?: PlannedQuestions | undefined; onClose: () => void }>;

/** Loads the dialog and its parser on first use. Mounted once. */
export const QuickEntryHost = ({ notOpened }: { notOpened: string }) => {
  useEntryFromUrl();
  const request = useSyncExternalStore(quickEntryRequest.subscribe, quickEntryRequest.get);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  useEffect(() => {
    if (request === null || Loaded) return;
    import('./load-dialog.ts')
      .then(({ loadDialog }) => loadDialog())
      .then(
        (dialog) => setLoaded(() => dialog),
        () => {
          quickEntryRequest.close();
          toast({ tone: 'warning', text: notOpened });
        },
      );
  }, [request, Loaded, notOpened]);
  return request !== null && Loaded && <Loaded {...request} onClose={quickEntryRequest.close} />;
};
