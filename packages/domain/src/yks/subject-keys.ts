export const SUBJECT_GROUPS = ['TYT', 'AYT', 'YDT', 'OTHER'] as const;
export type SubjectGroup = (typeof SUBJECT_GROUPS)[number];

/**
 * In catalogue order, apart from the topics to keep bundles small. TYT geometry is a subject, AYT geometry a
 * section of `matematik_ayt`, because ÖSYM asks it inside that test.
 */
export const SUBJECT_KEYS = [
  'turkce',
  'tarih',
  'cografya',
  'felsefe',
  'din_kultur',
  'matematik',
  'geometri',
  'fizik',
  'kimya',
  'biyoloji',
  'edebiyat',
  'tarih_ayt',
  'cografya_ayt',
  'felsefe_ayt',
  'din_kultur_ayt',
  'matematik_ayt',
  'fizik_ayt',
  'kimya_ayt',
  'biyoloji_ayt',
  'ingilizce',
  'almanca',
  'fransizca',
  'arapca',
  'rusca',
  'genel_tekrar',
  'deneme_sinavi',
  'diger',
] as const;
export type SubjectKey = (typeof SUBJECT_KEYS)[number];

/** Consecutive topics: `topics.slice(start, start + count)`. */
export interface TopicSection {
  readonly title: string;
  readonly start: number;
  readonly count: number;
}

export interface Subject {
  readonly key: SubjectKey;
  readonly group: SubjectGroup;
  readonly label: string;
  readonly shortLabel: string;
  readonly longLabel: string;
}

/** Separate from the subject, because most pages need only its name. */
export interface SubjectTopics {
  /** Unique within the subject, not across subjects; empty for the group OTHER. */
  readonly topics: readonly string[];
  /** Empty, or covering all topics in order. */
  readonly sections: readonly TopicSection[];
}

const known: ReadonlySet<string> = new Set(SUBJECT_KEYS);

export function isSubjectKey(text: string): text is SubjectKey {
  return known.has(text);
}
