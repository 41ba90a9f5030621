import { id, json, needed, now, stamps, today, userId } from './columns.ts';

/** What a row of each table holds where a test says nothing. */
export const coachingTables = {
  coach_group_students: { groupId: needed<string>(), studentId: needed<string>() },
  coach_groups: { id, userId, name: needed<string>(), colour: 1, createdAt: now },
  coach_meetings: {
    id,
    userId,
    coachId: needed<string>(),
    day: today,
    time: '10:00',
    agreed: '',
    ...stamps,
  },
  program_templates: { id, userId, name: needed<string>(), subjects: json([]), createdAt: now },
};
