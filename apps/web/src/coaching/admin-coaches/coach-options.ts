import type { CoachListItem } from '@netlik/contract/coaching/admin-coaches';
import type { Option } from '../../ui/forms/select.tsx';

export const coachOptions = (
  coaches: readonly CoachListItem[] | undefined,
  without: string | null = null,
): Option[] =>
  (coaches ?? [])
    .filter(({ _id, isActive }) => isActive && _id !== without)
    .map(({ _id, name, studentCount }) => ({ value: _id, label: `${name} (${studentCount} öğrenci)` }));
