import { check } from '@netlik/contract/check';
import { Invitee } from '@netlik/contract/identity/admin-users';

export type ReadInvitees = { people: Invitee[]; problems: { line: number; text: string; reason: string }[] };

/** Excel saves Turkish lists as windows-1254, so invalid UTF-8 is decoded as that. */
export const textOfFile = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
};

const CELL = / *(?:"((?:[^"]|"")*)" *|([^;,\t]*))(?:[;,\t]|$)/y;

/** A separator inside quotes belongs to its cell. */
const cellsOf = (line: string): string[] => {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < line.length) {
    const [, quoted, plain = ''] = CELL.exec(line)!;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
  }
  return cells;
};

const REPEATED = 'Bu e-posta listede daha önce var';

/**
 * Reads one person per line: e-mail, first name and last name, in Excel's separators. The e-mail may be in
 * any cell, and a first line without an @ is a heading.
 */
export const readInvitees = (text: string): ReadInvitees => {
  const people: Invitee[] = [];
  const problems: ReadInvitees['problems'] = [];
  const seen = new Set<string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (index === 0 && !line.includes('@'))) continue;
    const cells = cellsOf(line);
    const email = cells.find((cell) => cell.includes('@')) ?? cells[0] ?? '';
    const [firstName = '', lastName = ''] = cells.toSpliced(cells.indexOf(email), 1);
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
