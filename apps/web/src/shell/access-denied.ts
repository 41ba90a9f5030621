import { toast } from '../ui/overlays/toast.ts';
import { accessText } from './access-denied.texts.ts';
import type { Screen } from './screen.ts';

export const toastAccessDenied = (screen: Pick<Screen, 'roles'>): void => {
  toast({ tone: 'warning', text: accessText(screen.roles) });
};
