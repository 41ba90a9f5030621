// How to send each call of `national-mix.mjs`; `person` is signed in and remembers what it has started.

const MINUTE_MS = 60_000;
const today = () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(new Date());
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const get = (path) => () => ({ method: 'GET', path });
const post = (path, body, keyed = false) => ({ method: 'POST', path, body, keyed });

/** The shortest run stored as a session. */
export const LEAST_RUN_MS = 8_000;

const feedback = {
  quality: 4,
  mood: 'Mutlu',
  questionStats: { correctAnswers: 12, wrongAnswers: 3, blankAnswers: 1 },
};
const age = (person) => Math.floor((Date.now() - person.run.startedAt) / 1000);

/** The browser's timer data, from which a second device shows the same clock. */
const timerRecord = (now) => ({
  ...{ version: 1, state: 'running', mode: 'Stopwatch', endTime: now + 3_600_000, totalSeconds: 3600 },
  ...{ currentSession: 1, completedSessions: 0, accumulatedStudySeconds: 0, lastTick: now, startTime: now },
  config: {
    ...{ subject: 'matematik', studyMinutes: 60, breakMinutes: 10, targetSessions: 2, goalMinutes: null },
    ...{ longBreakMinutes: 15, longBreakInterval: 4 },
  },
});

/** `of` selects the person; `after` gets the reply. */
export const calls = {
  today: { request: get('/today') },
  dashboard: { request: get('/analytics/dashboard?range=weekly') },
  notifications: { request: get('/notifications?unreadOnly=true&limit=10') },
  alerts: { request: get('/alerts/active') },
  profile: { request: get('/users/profile') },
  cards: { request: get('/flashcards/overview') },
  runActive: { request: get('/study-sessions/run/active') },
  plans: { request: () => ({ method: 'GET', path: `/daily-plans?from=${today()}&to=${today()}&limit=2` }) },
  sessionList: { request: get('/study-sessions?period=all&sort=date&order=desc&page=1&limit=10') },
  calendar: {
    request: () => ({
      method: 'GET',
      path: `/calendar/days?mode=study&from=${today().slice(0, 8)}01&to=${today()}`,
    }),
  },
  habits: { request: get('/habits/routines') },
  habitLogs: { request: get('/habits/logs') },
  exams: { request: get('/exam-attempts?page=1&limit=500') },
  examOverview: { request: get('/exam-attempts/stats/overview') },
  examInsights: { request: get('/exam-attempts/analytics/insights') },
  examHistory: {
    request: get('/exam-attempts/analytics/aggregate-history?bucket=month&range=all&type=TYT'),
  },
  ticket: { request: () => post('/tickets') },
  events: { request: () => post('/events', [{ event: 'page_view', path: '/dashboard', ts: Date.now() }]) },
  session: {
    request: (person) => {
      person.minutes = (person.minutes ?? 0) + 2;
      const date = new Date(
        Date.now() - 26 * 60 * MINUTE_MS - (person.minutes % 600) * MINUTE_MS,
      ).toISOString();
      return post(
        '/study-sessions',
        { subject: 'fizik', duration: 1, date, allowOverlap: true, ...feedback },
        true,
      );
    },
  },
  habitLog: {
    request: (person) => {
      const habit = pick(person.habitIds);
      person.done ??= new Set();
      const isDone = person.done.has(habit);
      if (isDone) person.done.delete(habit);
      else person.done.add(habit);
      return post(`/habits/routines/${habit}/logs`, { action: isDone ? 'undo' : 'done' }, true);
    },
  },
  question: {
    request: () =>
      post('/question-entries', { date: today(), subject: 'matematik', correct: 18, wrong: 4 }, true),
  },
  runStart: {
    of: ({ run }) => !run,
    request: (person) => {
      person.run = { startedAt: Date.now(), id: null };
      const startedAt = new Date(person.run.startedAt).toISOString();
      const body = {
        ...{ subject: 'matematik', technique: 'Stopwatch', startedAt, accumulatedSeconds: 0 },
        ...{ plannedSeconds: 7200, metadata: timerRecord(person.run.startedAt) },
      };
      return post('/study-sessions/run/start', body, true);
    },
    after: (person, { id }) => {
      person.run.id = id;
    },
  },
  runTick: {
    of: ({ run }) => run?.id,
    request: (person) =>
      post('/study-sessions/run/tick', {
        ...{ runId: person.run.id, accumulatedSeconds: age(person), lastTickAt: new Date().toISOString() },
      }),
  },
  runStop: {
    of: ({ run }) => run?.id && Date.now() - run.startedAt > LEAST_RUN_MS,
    request: (person) => {
      const body = {
        runId: person.run.id,
        reportedSeconds: age(person),
        session: feedback,
        technique: 'Stopwatch',
      };
      person.run = { startedAt: 0, id: null };
      return post('/study-sessions/run/stop', body, true);
    },
    after: (person) => {
      person.run = null;
    },
  },
  signIn: {
    of: ({ email }) => email,
    request: ({ email, password }) => post('/users/login', { email, password }),
    after: (person, { refreshToken }) => {
      person.refreshToken = refreshToken;
    },
  },
  refresh: {
    of: ({ refreshToken }) => refreshToken,
    request: (person) => {
      const body = { refreshToken: person.refreshToken };
      person.refreshToken = null;
      return post('/users/refresh', body);
    },
    after: (person, { refreshToken }) => {
      person.refreshToken = refreshToken;
    },
  },
};
