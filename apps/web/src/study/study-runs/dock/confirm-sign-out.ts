import { session } from '../../../data/calls/session.ts';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { dockTexts as texts } from './dock.texts.ts';
import { readStoredTimer } from './stored-timer.ts';

const leaveTexts = {
  watched: texts.leaveWatched,
  finished: texts.leaveFinished,
  'here-only': texts.leaveLost,
};

/** Signing out removes the timer from this device, so a running one needs a confirmation. */
export const confirmSignOutWithTimer = async (): Promise<boolean> => {
  const stored = readStoredTimer(session.get()?.user._id ?? '');
  if (stored === 'none') return true;
  return confirm({
    title: texts.leaveTitle,
    text: leaveTexts[stored],
    action: texts.leave,
    danger: stored === 'here-only',
  });
};
