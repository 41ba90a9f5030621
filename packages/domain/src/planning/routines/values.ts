export const ROUTINE_KINDS = ['wake', 'school', 'study', 'break', 'meal', 'free', 'sleep'] as const;
export type RoutineKind = (typeof ROUTINE_KINDS)[number];
