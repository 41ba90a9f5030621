import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ENTRY_PAGE, ENTRY_PARAM } from './entry-address.ts';
import { openQuickEntry } from './quick-entry-request.ts';

/** Opens the dialog once when the address asks for it, and not again after a reload. */
export const useEntryFromUrl = (): void => {
  const [params, setParams] = useSearchParams();
  // A page of students only: nobody else gets the dialog.
  const isAsked = useLocation().pathname === ENTRY_PAGE && params.has(ENTRY_PARAM);
  useEffect(() => {
    if (!isAsked) return;
    openQuickEntry();
    setParams(
      (now) => {
        now.delete(ENTRY_PARAM);
        return now;
      },
      { replace: true },
    );
  }, [isAsked, setParams]);
};
