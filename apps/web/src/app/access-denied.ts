import { toast } from '../ui/overlays/toast.ts';
import { accessText } from './access-denied.texts.ts';
import type { Screen } from './screen.ts';

/** Tells somebody of another role why the page they asked for did not open; loaded when that happens. */
export const tellAccessDenied = (screen: Pick<Screen, 'roles'>): void => {
  toast({ tone: 'warning', text: accessText(screen.roles) });
};
