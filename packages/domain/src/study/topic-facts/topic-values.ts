export const TOPIC_KINDS = ['once', 'ongoing'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

export const NEED_STRENGTHS = ['must', 'helps'] as const;
export type NeedStrength = (typeof NEED_STRENGTHS)[number];
