import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ENTRY_ADDRESS, ENTRY_PAGE } from './entry-address.ts';
import { openQuickEntry } from './quick-entry-request.ts';

/** Opens the dialog once if the URL requests it, and not after a reload. */
export const useEntryFromUrl = (): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = pathname + search === ENTRY_ADDRESS;
  useEffect(() => {
    if (!isAsked) return;
    openQuickEntry();
    void navigate(ENTRY_PAGE, { replace: true });
  }, [isAsked, navigate]);
};
