import type { NamedEndpoint } from '@netlik/contract/contract';
import type { ActorName } from './actors.ts';

/** Admins' writes without an audit entry, with the reason. */
const unaudited: Readonly<Record<string, string>> = {
  'coachLive.dismissAttention': 'what an admin has seen on their own list',
  'coachLive.readEvaluation': 'what was read changes nothing about the student',
  'coachGroups.create': 'a group of one’s own',
  'coachGroups.remove': 'a group of one’s own',
  'coachGroups.setStudents': 'a group of one’s own',
  'coachGroups.update': 'a group of one’s own',
  'programCopies.preview': 'writes nothing that stays',
  'programCopies.undo': 'its row has a batch of nothing; with one it is written like a removal',
  'programDrafts.propose': 'writes nothing',
  'programCopies.retry': 'its row has a batch of nothing; what a batch writes is written one by one',
  'programTemplates.create': 'a template of one’s own',
  'programTemplates.createWeek': 'a template of one’s own',
  'programTemplates.remove': 'a template of one’s own',
};

/** Writes that users make about themselves and admins about anybody. */
const auditedOfOthers: readonly string[] = ['users.update', 'users.remove'];

/** Writes that students make about themselves and admins about them. */
const auditedOfStudents: readonly string[] = ['topicMatrices.save', 'topicMatrices.saveLegend'];

/** Reads of confidential texts or exports by admins, with the case that performs them. */
const auditedReads: Readonly<Record<string, string>> = {
  'account.exportData': 'own',
  'adminSupportTickets.list': 'own',
  'coachFeedback.get': 'own',
  'coachFeedback.list': 'own',
  'moderation.listMessages': 'own',
  'moderation.listPeople': 'own',
  'supportTickets.attachment': 'other',
  'supportTickets.messages': 'other',
};

/** Admins' actions as a coach are audited too. */
const STAFF = ['admin', 'coach,admin'];

const isAudited = ({ name, endpoint: { access, method } }: NamedEndpoint, testCase: string) => {
  if (auditedReads[name]) return auditedReads[name] === testCase;
  if (method === 'GET' || name in unaudited) return false;
  if (auditedOfOthers.includes(name)) return testCase === 'other';
  if (auditedOfStudents.includes(name)) return true;
  return typeof access === 'object' && STAFF.includes(access.roles.join());
};

/**
 * Checks that admins' changes of people, tickets and public texts, and their reads of people, are in the
 * audit log.
 */
export const findAuditProblems = (
  named: NamedEndpoint,
  testCase: string,
  actor: ActorName,
  written: readonly string[],
): string[] =>
  actor === 'admin' && isAudited(named, testCase) && !written.includes('audit_entries')
    ? ['left no audit entry']
    : [];
