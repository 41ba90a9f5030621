import type { NamedEndpoint } from '@netlik/contract/contract';
import type { ActorName } from './actors.ts';

/** Writes of admins that leave no entry in the audit log, and why. */
const unaudited: Readonly<Record<string, string>> = {
  'backup.create': 'changes nothing: the file itself says when it was made',
};

/** Writes that others may make about themselves, and admins about anybody. */
const auditedOfOthers: readonly string[] = ['users.update', 'users.remove'];

const isAudited = ({ name, endpoint: { access, method } }: NamedEndpoint, testCase: string) => {
  if (method === 'GET' || name in unaudited) return false;
  if (auditedOfOthers.includes(name)) return testCase === 'other';
  return typeof access === 'object' && access.roles.join() === 'admin';
};

/** What an admin changes about a person, a report or what everybody reads stands in the audit log afterwards. */
export const findAuditProblems = (
  named: NamedEndpoint,
  testCase: string,
  actor: ActorName,
  written: readonly string[],
): string[] =>
  actor === 'admin' && isAudited(named, testCase) && !written.includes('audit_entries')
    ? ['left no audit entry']
    : [];
