import { Invitee } from '@netlik/contract/admin/admin-users';
import { check } from '@netlik/contract/check';

export type ReadInvitees = { people: Invitee[]; problems: { line: number; text: string; reason: string }[] };

const unquoted = (cell: string) => {
  const trimmed = cell.trim();
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
};

const REPEATED = 'Bu e-posta listede daha önce var';

/**
 * One person a line: e-mail, first name, last name, separated by comma, semicolon or tab, as Excel saves it here. A
 * first line without an @ is a heading.
 */
export const readInvitees = (text: string): ReadInvitees => {
  const people: Invitee[] = [];
  const problems: ReadInvitees['problems'] = [];
  const seen = new Set<string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (index === 0 && !line.includes('@'))) continue;
    const [email = '', firstName = '', lastName = ''] = line.split(/[;,\t]/).map(unquoted);
    const checked = check(Invitee, { email, firstName, lastName });
    const problem = (reason: string) =>
      problems.push({ line: index + 1, text: line.trim().slice(0, 80), reason });
    if (!checked.ok) problem(checked.errors[0]!.message);
    else if (seen.has(checked.data.email)) problem(REPEATED);
    else {
      seen.add(checked.data.email);
      people.push(checked.data);
    }
  }
  return { people, problems };
};
