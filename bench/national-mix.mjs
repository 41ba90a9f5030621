/**
 * Calls of an active student in one evening hour, recorded from a phone-sized browser. `pages` are opened
 * directly, `moves` reached from another page; refetches after writes happen on the open page, mostly the
 * dashboard.
 */
const shell = { notifications: 1, ticket: 1, socket: 1, profile: 1, runActive: 1 };
const dashboard = { dashboard: 1, today: 1 };

export const acts = {
  'opens the dashboard': { ...shell, ...dashboard, alerts: 1, cards: 1, events: 1 },
  'opens the timer': { runActive: 1, plans: 1, sessionList: 1 },
  'opens the habits': { ticket: 1, habits: 1, habitLogs: 1 },
  'opens the exams': { exams: 1, examOverview: 1, examInsights: 1, examHistory: 1 },
  'opens the sessions': { sessionList: 1, calendar: 1 },
  'starts the timer': { runStart: 1, runActive: 1 },
  'half a minute of the timer': { runTick: 1 },
  'stops the timer, a session is kept': { runStop: 1, runActive: 1, ...dashboard },
  'types a session in': { session: 1, ...dashboard },
  'ticks a habit off': { habitLog: 1, habits: 1, ...dashboard },
  'enters questions': { question: 1, ...dashboard },
  'writes in a room of twenty': { roomMessage: 1 },
  'ten minutes are over': { refresh: 1 },
  'signs in': { signIn: 1 },
};

/**
 * Frequencies per hour. Three of four have a timer running in blocks of 37 minutes with a report every thirty
 * seconds, and a phone returns to the dashboard every twenty minutes; devices stay signed in for a month.
 */
export const anHour = {
  'opens the dashboard': 3,
  'opens the timer': 1.2,
  'opens the habits': 0.5,
  'opens the exams': 0.4,
  'opens the sessions': 0.3,
  'starts the timer': 1.2,
  'half a minute of the timer': 90,
  'stops the timer, a session is kept': 1.2,
  'types a session in': 0.2,
  'ticks a habit off': 1.5,
  'enters questions': 1.5,
  'writes in a room of twenty': 1,
  'ten minutes are over': 6,
  'signs in': 0.02,
};

/** Calls per hour and active student, by name. */
export const callsAnHour = () => {
  const calls = {};
  for (const [act, times] of Object.entries(anHour))
    for (const [call, count] of Object.entries(acts[act])) calls[call] = (calls[call] ?? 0) + times * count;
  return calls;
};

/** Calls that leave rows or write to the WAL. */
export const writes = [
  ...[
    'runStart',
    'runTick',
    'runStop',
    'session',
    'habitLog',
    'question',
    'roomMessage',
    'ticket',
    'socket',
    'refresh',
    'signIn',
    'events',
  ],
];
