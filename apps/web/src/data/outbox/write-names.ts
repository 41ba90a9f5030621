/** A write is stored under its name in the contract: `reminders.create`. */

/** Maps names of writes that share an endpoint with others to the name of that endpoint. */
const endpointNames: Record<string, string> = {
  'study-session.timer': 'studySessions.create',
  'study-run.stop': 'studyRuns.stop',
};

/** Names stored by versions before December 2026; some devices still have them. */
const currentNames: Record<string, string> = {
  'reminder.create': 'reminders.create',
  'reminder.change': 'reminders.update',
  'reminder.remove': 'reminders.remove',
  'question-entry.create': 'questionEntries.create',
  'question-entry.change': 'questionEntries.update',
  'question-entry.remove': 'questionEntries.remove',
  'study-session.manual': 'studySessions.create',
  'study-session.change': 'studySessions.update',
  'study-session.remove': 'studySessions.remove',
};

export const currentName = (stored: string): string => currentNames[stored] ?? stored;

export const endpointName = (write: string): string => endpointNames[write] ?? write;
