import { session } from '../../../../api/session.ts';
import { confirm } from '../../../../ui/overlays/confirm.tsx';
import { dockTexts as texts } from './dock.texts.ts';
import { readStoredTimer } from './stored-timer.ts';

/** Signing out removes the timer from this device, so a running one needs a confirmation. */
export const confirmSignOutWithTimer = async (): Promise<boolean> => {
  const stored = readStoredTimer(session.get()?.user._id ?? '');
  if (stored === 'none') return true;
  return confirm({
    title: texts.leaveTitle,
    text: stored === 'watched' ? texts.leaveWatched : texts.leaveLost,
    action: texts.leave,
    danger: stored === 'here-only',
  });
};
