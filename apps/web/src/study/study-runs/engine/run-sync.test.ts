import type { StudyRun } from '@netlik/contract/study/study-runs';
import { TIMER_DEFAULTS } from '@netlik/domain/study/study-runs/modes';
import { aStudyRun } from '@netlik/testkit/rows/study';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../data/calls/api-error.ts';
import { createTimer } from './create-timer.ts';
import type { RunCalls } from './run-calls.ts';
import { createRunSync, type RunNotice, restoreRunTimer } from './run-sync.ts';

const START = Date.parse('2026-11-15T09:00:00Z');
/** Milliseconds the server's clock is ahead. */
const AHEAD = 90_000;
const config = { ...TIMER_DEFAULTS.Pomodoro, subject: 'matematik', goalMinutes: null };

let now: number;
let sent: { call: string; body: Record<string, unknown> }[];
let news: RunNotice[];
let answers: { [K in keyof RunCalls]?: () => unknown };
let tab: ReturnType<typeof createTimer>;
let sync: ReturnType<typeof createRunSync>;

const refused = (code: string, status = 409) => {
  throw new ApiError(code, { status, code });
};
const run = (change: Partial<StudyRun> = {}) =>
  aStudyRun({
    id: 'run-1',
    startedAt: new Date(START + AHEAD).toISOString(),
    lastTickAt: new Date(now + AHEAD).toISOString(),
    serverNow: new Date(now + AHEAD).toISOString(),
    ...change,
  });

const asked = (call: keyof RunCalls) => (body: unknown) => {
  sent.push({ call, body: body as Record<string, unknown> });
  return Promise.resolve().then(() => answers[call]?.() ?? run()) as never;
};

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

const pass = async (ms: number) => {
  now += ms;
  tab.refresh();
  await settle();
};

beforeEach(() => {
  now = START;
  sent = [];
  news = [];
  answers = {};
  let stored: string | null = null;
  tab = createTimer({
    now: () => now,
    read: () => stored,
    write: (text) => {
      stored = text;
    },
    remove: () => {
      stored = null;
    },
    after: () => () => undefined,
  });
  tab.open();
  sync = createRunSync({
    timer: tab,
    calls: {
      active: () => asked('active')(null),
      start: asked('start'),
      tick: asked('tick'),
      takeover: asked('takeover'),
      finish: (runId, reportedSeconds) => asked('finish')({ runId, reportedSeconds }),
      discard: asked('discard'),
    },
    isEnding: (id) => id === 'ending',
    withTabLock: (work) => work(),
    onNotice: (said) => news.push(said),
  });
});

const begin = async () => {
  tab.dispatch({ type: 'start', mode: 'Pomodoro', config });
  await sync.begin();
  await settle();
};
const state = () => tab.current().state;
const calls = () => sent.map(({ call }) => call);

describe('createRunSync', () => {
  it('starts at once and ticks every 30 seconds of study, in server time', async () => {
    await begin();
    expect(sent[0]).toMatchObject({ call: 'start', body: { subject: 'matematik', accumulatedSeconds: 0 } });
    expect(tab.current()).toMatchObject({ run: { id: 'run-1' } });
    await pass(29_000);
    expect(calls()).toEqual(['start']);
    await pass(1_000);
    expect(sent[1]).toMatchObject({
      call: 'tick',
      body: { runId: 'run-1', accumulatedSeconds: 30, lastTickAt: new Date(now + AHEAD).toISOString() },
    });
    // Other devices compute a running clock themselves, so the record is sent only when it changes.
    expect(sent[1]!.body.metadata).toBeUndefined();
  });

  it('sends a pause at once and then ticks every 45 seconds', async () => {
    await begin();
    await pass(10_000);
    tab.dispatch({ type: 'pause' });
    await settle();
    expect(sent[1]).toMatchObject({ call: 'tick', body: { metadata: { state: 'paused' } } });
    await pass(44_000);
    expect(calls()).toHaveLength(2);
    await pass(1_000);
    expect(calls()).toHaveLength(3);
  });

  it('retries the start with the time so far after being offline', async () => {
    answers.start = () => refused('network', 0);
    await begin();
    await pass(30_000);
    expect(calls()).toEqual(['start', 'start']);
    expect(sent[1]!.body).toMatchObject({ accumulatedSeconds: 30, startedAt: new Date(START).toISOString() });
    expect(news).toEqual([]);
    delete answers.start;
    await pass(30_000);
    expect(tab.current()).toMatchObject({ state: 'running', run: { id: 'run-1' } });
  });

  it('says once that the server does not watch, and goes on trying', async () => {
    answers.start = () => refused('server.failed', 500);
    await begin();
    await pass(30_000);
    await pass(30_000);
    expect(news).toEqual(['not-watched']);
    delete answers.start;
    await pass(30_000);
    expect(tab.current()).toMatchObject({ run: { id: 'run-1' } });
  });

  it('discards a fresh timer for another device’s run, and keeps one with study time', async () => {
    answers.start = () => refused('study_run.running');
    answers.active = () => ({ run: run({ id: 'other', mine: false }), left: null });
    await begin();
    expect(state()).toBe('idle');
    expect(news).toEqual(['running-elsewhere']);

    answers.start = () => refused('network', 0);
    await begin();
    await pass(40 * 60_000);
    answers.start = () => refused('study_run.running');
    await pass(60_000);
    expect(state()).toBe('running');
    const many = calls().length;
    await pass(120_000);
    expect(calls()).toHaveLength(many);
  });

  it('does not treat a run with a queued stop as another device’s', async () => {
    answers.start = () => refused('study_run.running');
    answers.active = () => ({ run: run({ id: 'ending', startedAt: new Date(0).toISOString() }), left: null });
    await begin();
    expect(state()).toBe('running');
    delete answers.start;
    await pass(30_000);
    expect(tab.current()).toMatchObject({ run: { id: 'run-1' } });
  });

  it('ends the timer when the run is taken over elsewhere', async () => {
    await begin();
    answers.tick = () => refused('study_run.elsewhere');
    await pass(30_000);
    expect(state()).toBe('idle');
    expect(news).toEqual(['taken-over']);
  });

  it('ends the timer when the run ended elsewhere, but keeps unsynced time', async () => {
    await begin();
    answers.tick = () => refused('study_run.ended');
    answers.active = () => ({ run: null, left: null });
    await pass(30_000);
    expect(state()).toBe('idle');
    expect(news).toEqual(['ended-elsewhere']);

    delete answers.tick;
    await begin();
    answers.tick = () => refused('network', 0);
    await pass(20 * 60_000);
    answers.tick = () => refused('study_run.ended');
    await pass(60_000);
    expect(state()).toBe('running');
    expect(news).toHaveLength(1);
  });

  it('keeps the timer when the server closed the run for missing ticks', async () => {
    await begin();
    answers.tick = () => refused('study_run.ended');
    answers.active = () => ({ run: null, left: { runId: 'run-1' } });
    await pass(30_000);
    await pass(300_000);
    expect(state()).toBe('running');
    expect(calls()).toEqual(['start', 'tick', 'active']);
  });

  it('discards the run of a timer that was discarded during the start call', async () => {
    answers.start = () => {
      tab.dispatch({ type: 'discard' });
      return run();
    };
    await begin();
    expect(calls()).toEqual(['start', 'discard']);
    expect(state()).toBe('idle');
  });

  it('tells the server at once that the timer ended, and again until it is heard', async () => {
    await begin();
    await pass(29_000);
    answers.finish = () => refused('network', 0);
    tab.dispatch({ type: 'stop' });
    await settle();
    expect(sent.at(-1)).toEqual({ call: 'finish', body: { runId: 'run-1', reportedSeconds: 29 } });
    delete answers.finish;
    await pass(60_000);
    expect(sent.at(-1)).toEqual({ call: 'finish', body: { runId: 'run-1', reportedSeconds: 29 } });
    await pass(60_000);
    expect(calls()).toEqual(['start', 'finish', 'finish']);
  });

  it('gives the timer up when it is stopped after another device took it over', async () => {
    await begin();
    await pass(29_000);
    answers.finish = () => refused('study_run.elsewhere');
    tab.dispatch({ type: 'stop' });
    await settle();
    expect([state(), news]).toEqual(['idle', ['taken-over']]);
  });

  it('tells it also when the timer ended while its start was being sent', async () => {
    answers.start = () => {
      now += 6_000;
      tab.dispatch({ type: 'stop' });
      return run();
    };
    await begin();
    expect(sent.slice(1)).toEqual([{ call: 'finish', body: { runId: 'run-1', reportedSeconds: 6 } }]);
  });

  it('takes over with the same time, whatever the clocks’ offset', async () => {
    await begin();
    await pass(10 * 60_000 - 30_000);
    tab.dispatch({ type: 'pause' });
    await settle();
    const told = sent.at(-1)!.body.metadata as Record<string, unknown>;
    const there = run({ metadata: told, mine: false });
    // This device's clock is three minutes behind the server's.
    const taken = restoreRunTimer(there, 180_000, now + AHEAD - 180_000);
    expect(taken).toMatchObject({ state: 'paused', studiedMs: 9.5 * 60_000, run: { id: 'run-1' } });

    tab.dispatch({ type: 'discard' });
    answers.takeover = () => there;
    expect(await sync.takeOver('run-1')).toBe(true);
    expect(tab.current()).toMatchObject({ state: 'paused', studiedMs: 9.5 * 60_000, run: { id: 'run-1' } });
    answers.takeover = () => run({ metadata: { version: 7 } });
    expect(await sync.takeOver('run-1')).toBe(false);
  });
});
