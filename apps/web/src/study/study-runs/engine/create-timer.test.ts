import { TIMER_DEFAULTS, type TimerConfig } from '@netlik/domain/study/study-runs/modes';
import { viewTimer } from '@netlik/domain/study/study-runs/view';
import { describe, expect, it } from 'vitest';
import { createTimer } from './create-timer.ts';

const START = Date.parse('2026-11-15T09:00:00.250Z');
const config = (change: Partial<TimerConfig> = {}): TimerConfig => ({
  ...TIMER_DEFAULTS.Pomodoro,
  subject: 'matematik',
  goalMinutes: null,
  ...change,
});

/** Simulates one device: clock, storage, and tabs with timeouts delayed by its sleep. */
const device = () => {
  let now = START;
  let stored: string | null = null;
  let pending: { at: number; work: () => void }[] = [];
  const tab = () => {
    const timer = createTimer({
      now: () => now,
      read: () => stored,
      write: (text) => {
        stored = text;
      },
      remove: () => {
        stored = null;
      },
      after: (ms, work) => {
        const entry = { at: now + ms, work };
        pending.push(entry);
        return () => {
          pending = pending.filter((other) => other !== entry);
        };
      },
    });
    timer.open();
    return timer;
  };
  return {
    tab,
    now: () => now,
    stored: () => stored,
    timeouts: () => pending.length,
    pass: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = pending.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > end) break;
        pending = pending.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = end;
    },
    sleep: (ms: number) => {
      now += ms;
    },
  };
};

const studied = (timer: ReturnType<typeof createTimer>) => {
  const current = timer.current();
  return current.state === 'idle' ? 0 : current.studiedMs;
};

describe('createTimer', () => {
  it('is right to the millisecond after three hours with fifty sleeps', () => {
    const here = device();
    const timer = here.tab();
    timer.dispatch({
      type: 'start',
      mode: 'Stopwatch',
      config: config({ studyMinutes: 180, targetSessions: 1 }),
    });
    // Odd lengths, so that no wake falls on a whole second.
    for (let sleep = 0; sleep < 50; sleep++) {
      here.pass(60_000 + 137 * sleep);
      here.sleep(90_000 + 311 * sleep);
      timer.refresh();
    }
    const gone = here.now() - START;
    expect(gone).toBeGreaterThan(2 * 3_600_000);
    here.pass(3 * 3_600_000 - gone - 1);
    expect(studied(timer)).toBe(3 * 3_600_000 - 1 - ((here.now() - START) % 1000));
    timer.refresh();
    expect(studied(timer)).toBe(here.now() - START);
    expect(viewTimer(timer.current(), here.now())?.shownSeconds).toBe(3 * 3600 - 1);
    here.pass(1);
    expect(timer.get().state).toBe('completed');
    expect(studied(timer)).toBe(3 * 3_600_000);
  });

  it('refreshes once a second with one timeout, without notifying subscribers', () => {
    const here = device();
    const timer = here.tab();
    timer.dispatch({ type: 'start', mode: 'Pomodoro', config: config() });
    let drawn = 0;
    const seen: number[] = [];
    timer.listen(() => {
      drawn += 1;
    });
    timer.onRefresh((now, at) => seen.push(viewTimer(now, at)!.shownSeconds));
    for (let step = 0; step < 60; step++) {
      here.pass(1000);
      expect(here.timeouts()).toBe(1);
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 45 * 60 - 1 - index));
    expect(drawn).toBe(0);
  });

  it('restores after a reload and after a night', () => {
    const here = device();
    here.tab().dispatch({ type: 'start', mode: 'Pomodoro', config: config() });
    here.pass(10 * 60_000);
    const reloaded = here.tab();
    expect(studied(reloaded)).toBe(10 * 60_000);
    here.sleep(9 * 3_600_000);
    const next = here.tab();
    expect(next.get().state).toBe('completed');
    expect(studied(next)).toBe(5 * 45 * 60_000);
  });

  it('follows the other tab and signals a period that ended by itself', () => {
    const here = device();
    const [one, two] = [here.tab(), here.tab()];
    one.dispatch({ type: 'start', mode: 'Pomodoro', config: config() });
    two.refresh();
    expect(two.get().state).toBe('running');
    two.dispatch({ type: 'pause' });
    here.pass(90_000);
    one.refresh();
    expect(one.get().state).toBe('paused');
    expect(studied(one)).toBe(0);
    one.dispatch({ type: 'resume' });
    const rang: string[] = [];
    one.onSignal((signal) => rang.push(signal));
    here.pass(45 * 60_000);
    expect(rang).toEqual(['breakStarted']);
    one.dispatch({ type: 'skipBreak' });
    expect(rang).toEqual(['breakStarted']);
    one.dispatch({ type: 'discard' });
    two.refresh();
    expect(two.get().state).toBe('idle');
    expect(here.stored()).toBeNull();
  });

  it('ignores a damaged record', () => {
    const here = device();
    const timer = here.tab();
    timer.dispatch({ type: 'start', mode: 'Pomodoro', config: config() });
    const text = here.stored()!;
    expect(JSON.parse(text)).toMatchObject({ version: 1, state: 'running' });
    const broken = createTimer({
      now: here.now,
      read: () => text.slice(0, -3),
      write: () => undefined,
      remove: () => undefined,
      after: () => () => undefined,
    });
    broken.open();
    expect(broken.get().state).toBe('idle');
  });
});
