import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react';
import { toast } from '../../ui/overlays/toast.ts';
import { shellTexts } from './shell.texts.ts';

export type LazyPart<Props> = {
  Part: ComponentType<Props> | null;
  open: () => void;
  close: () => void;
};

/** Loads a part of the shell on first use. Not `lazy`, because a failed load would replace the whole page. */
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
