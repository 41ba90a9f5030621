type Target = { studentId: string; date?: string; editId?: string | null; coachId?: string | null };

/** Links to the form of a day, or of an existing program. */
export const programAddress = ({ studentId, date, editId, coachId }: Target): string => {
  const params = new URLSearchParams({ studentId });
  if (date) params.set('date', date);
  if (editId) params.set('editId', editId);
  if (coachId) params.set('coachId', coachId);
  return `/coach/programs/create?${params}`;
};

export const weekAddress = ({ studentId, date, coachId }: Omit<Target, 'editId'>): string =>
  `/coach/programs/week?${new URLSearchParams({ studentId, ...(date ? { date } : {}), ...(coachId ? { coachId } : {}) })}`;

export const studentAddress = (studentId: string, date?: string, tab?: 'exams' | 'notes'): string => {
  const params = new URLSearchParams({ ...(date ? { date } : {}), ...(tab ? { tab } : {}) });
  return `/coach/students/${studentId}${params.size > 0 ? `?${params}` : ''}`;
};
