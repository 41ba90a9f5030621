/** A write is stored under its name in the contract: `reminders.create`. */

/** Names of writes that are told apart from others to the same endpoint, and that endpoint's name. */
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

/** The name today's version uses for a stored one. */
export const currentName = (stored: string): string => currentNames[stored] ?? stored;

/** `<group>.<verb>` of the endpoint a write is sent to. */
export const endpointName = (write: string): string => endpointNames[write] ?? write;
