import { tr } from '../turkish.ts';
import { isSubjectKey, type SubjectKey } from './subject-keys.ts';
import { topicsOf } from './topics.ts';

type FormerNames = Partial<Record<SubjectKey, Readonly<Record<string, string>>>>;

/** Renamed topics are listed here from old to new name, so that stored rows stay valid. */
const FORMER_NAMES: FormerNames = {};

const presentNames = new Map<SubjectKey, Map<string, string>>();

/** Matches any spelling of a stored name; null for topics that left the catalogue. */
export function presentTopic(
  subject: string,
  stored: string,
  former: FormerNames = FORMER_NAMES,
): { readonly subject: SubjectKey; readonly topic: string } | null {
  if (!isSubjectKey(subject)) return null;
  const names =
    presentNames.get(subject) ?? new Map(topicsOf(subject).map((topic) => [tr.fold(topic), topic]));
  presentNames.set(subject, names);
  const topic = names.get(tr.fold((former[subject]?.[stored] ?? stored).trim()));
  return topic === undefined ? null : { subject, topic };
}
