type Target = { studentId: string; date?: string; editId?: string | null; coachId?: string | null };

/** The program form of a student's day, or of a program that exists. */
export const programAddress = ({ studentId, date, editId, coachId }: Target): string => {
  const params = new URLSearchParams({ studentId });
  if (date) params.set('date', date);
  if (editId) params.set('editId', editId);
  if (coachId) params.set('coachId', coachId);
  return `/coach/programs/create?${params}`;
};

/** The form of a student's week, by any of its days. */
export const weekAddress = ({ studentId, date, coachId }: Omit<Target, 'editId'>): string =>
  `/coach/programs/week?${new URLSearchParams({ studentId, ...(date ? { date } : {}), ...(coachId ? { coachId } : {}) })}`;

/** The page of a student, on a day or on one of its tabs. */
export const studentAddress = (studentId: string, date?: string, tab?: 'exams' | 'notes'): string => {
  const params = new URLSearchParams({ ...(date ? { date } : {}), ...(tab ? { tab } : {}) });
  return `/coach/students/${studentId}${params.size > 0 ? `?${params}` : ''}`;
};
