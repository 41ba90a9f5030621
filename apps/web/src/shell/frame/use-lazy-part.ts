import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react';
import { toast } from '../../ui/overlays/toast.ts';
import { shellTexts } from './shell.texts.ts';

export type LazyPart<Props> = {
  /** Null while it is closed. */
  Part: ComponentType<Props> | null;
  open: () => void;
  close: () => void;
};

/**
 * A part of the shell whose code is loaded when it is first opened. Not `lazy`: a failed load would then replace
 * the whole page with the error page.
 */
export const useLazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const opening = useRef(false);

  const open = useCallback(() => {
    if (opening.current) return;
    opening.current = true;
    load()
      .then((loaded) => setPart(() => loaded))
      .catch(() => toast({ tone: 'warning', text: shellTexts.notOpened }))
      .finally(() => {
        opening.current = false;
      });
  }, [load]);
  const close = useCallback(() => setPart(null), []);

  return useMemo(() => ({ Part, open, close }), [Part, open, close]);
};
