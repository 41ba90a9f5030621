import type { TimerSignal } from '@netlik/domain/study/study-runs/view';
import { prefs } from '../prefs.ts';
import { runningAudio } from './audio.ts';

/** Hertz, in sequence: rising at the end of a study period, falling at its start. */
const tunes: Record<TimerSignal, readonly number[]> = {
  breakStarted: [523.25, 659.25],
  studyStarted: [659.25, 523.25],
  completed: [523.25, 659.25, 783.99],
};

export const playTune = (signal: TimerSignal): void => {
  const context = runningAudio();
  if (!context) return;
  for (const [index, hertz] of tunes[signal].entries()) {
    const at = context.currentTime + index * 0.22;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = hertz;
    // The ramp avoids the click of a cut wave.
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
};

export type NotifyState = 'unsupported' | 'denied' | 'off' | 'on';

export const notifyState = (): NotifyState => {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unsupported';
  // A page cannot revoke the permission, so this setting switches notifications off.
  if (Notification.permission === 'granted') return prefs.notify() ? 'on' : 'off';
  return Notification.permission === 'denied' ? 'denied' : 'off';
};

/** Must run in a click handler. */
export const switchNotify = async (on: boolean): Promise<NotifyState> => {
  prefs.saveNotify(on);
  if (on && notifyState() === 'off') await Notification.requestPermission();
  return notifyState();
};

export const notify = async (title: string, body: string): Promise<void> => {
  if (notifyState() !== 'on') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, {
    body,
    tag: 'timer',
    lang: 'tr',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { id: '', url: '/study-tracker/timer' },
  });
};
