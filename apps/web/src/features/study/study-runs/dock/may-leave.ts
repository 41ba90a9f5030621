import { session } from '../../../../api/session.ts';
import { confirm } from '../../../../ui/overlays/confirm.tsx';
import { dockTexts as texts } from './dock.texts.ts';
import { keptTimer } from './kept-record.ts';

/** Signing out clears the timer from this device: whoever has one on is asked first. */
export const mayLeaveTimer = async (): Promise<boolean> => {
  const kept = keptTimer(session.get()?.user._id ?? '');
  if (kept === 'none') return true;
  return confirm({
    title: texts.leaveTitle,
    text: kept === 'watched' ? texts.leaveWatched : texts.leaveLost,
    action: texts.leave,
    danger: kept === 'here-only',
  });
};
