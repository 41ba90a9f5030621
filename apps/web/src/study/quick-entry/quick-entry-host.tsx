import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '../../data/use-store.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { ENTRY_ADDRESS, ENTRY_PAGE } from './entry-address.ts';
import {
  closeQuickEntry,
  openQuickEntry,
  type PlannedQuestions,
  quickEntryRequest,
} from './quick-entry-request.ts';

/** Opens the dialog once if the URL requests it, and not after a reload. */
const useEntryFromUrl = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = pathname + search === ENTRY_ADDRESS;
  useEffect(() => {
    if (!isAsked) return;
    openQuickEntry();
    void navigate(ENTRY_PAGE, { replace: true });
  }, [isAsked, navigate]);
};

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
