import type { ActiveTimer, Timer } from '@netlik/domain/study/study-runs/machine';
import { clockDigits, viewTimer } from '@netlik/domain/study/study-runs/view';
import { showTitleInstead } from '../../../ui/layout/document-title.ts';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { timerTexts as texts } from '../timer.texts.ts';

const colours = {
  running: ['#4453E8', '#FFFFFF'],
  break: ['#0B7F7B', '#FFFFFF'],
  paused: ['#55617F', '#FFFFFF'],
  completed: ['#0B6B45', '#FFFFFF'],
} as const;

/** Minutes, or seconds in the last minute. The icon is redrawn only when this text changes. */
export const iconText = (seconds: number): string =>
  seconds >= 60 ? String(Math.min(999, Math.ceil(seconds / 60))) : String(seconds);

const drawIcon = (state: ActiveTimer['state'], text: string) => {
  const [back, ink] = colours[state];
  const size = text.length > 2 ? 26 : 36;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${back}"/><text x="32" y="33" font-family="Inter,Arial,sans-serif" font-size="${size}" font-weight="700" fill="${ink}" text-anchor="middle" dominant-baseline="central">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

export const createTabIndicator = () => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const defaultIcon = icon?.getAttribute('href') ?? null;
  let shownIcon = '';

  const setIcon = (key: string, make: () => string) => {
    if (!icon || shownIcon === key) return;
    shownIcon = key;
    icon.href = make();
  };

  const clear = () => {
    showTitleInstead(null);
    if (defaultIcon !== null) setIcon('', () => defaultIcon);
  };

  const show = (timer: ActiveTimer, now: number) => {
    const view = viewTimer(timer, now)!;
    const digits = clockDigits(view.shownSeconds);
    showTitleInstead(texts.tabTitle(view.state, digits, subjectName(timer.config.subject)));
    const sign = view.state === 'completed' ? '✓' : iconText(view.shownSeconds);
    setIcon(`${view.state} ${sign}`, () => drawIcon(view.state, sign));
  };

  return (timer: Timer, now: number): void => {
    if (timer.state === 'idle') clear();
    else show(timer, now);
  };
};
