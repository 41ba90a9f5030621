import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from '../../data/use-store.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { closeQuickEntry, type PlannedQuestions, quickEntryRequest } from './quick-entry-request.ts';
import { useEntryFromUrl } from './use-entry-from-url.ts';

type Dialog = ComponentType<{ text: string; planned?: PlannedQuestions | undefined; onClose: () => void }>;

/** Loads the dialog and its parser on first use. Mounted once. */
export const QuickEntryHost = ({ notOpened }: { notOpened: string }) => {
  useEntryFromUrl();
  const request = useStore(quickEntryRequest);
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  useEffect(() => {
    if (request === null || Loaded) return;
    import('./load-dialog.ts')
      .then(({ loadDialog }) => loadDialog())
      .then(
        (dialog) => setLoaded(() => dialog),
        () => {
          closeQuickEntry();
          toast({ tone: 'warning', text: notOpened });
        },
      );
  }, [request, Loaded, notOpened]);
  return request !== null && Loaded && <Loaded {...request} onClose={closeQuickEntry} />;
};
