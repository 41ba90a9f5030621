import { DashboardPage } from '../../features/dashboard/dashboard-page.tsx';
import { usePerson } from '../../ui/use-person.ts';
import { OnDashboard } from '../shell/slots.tsx';

/** A student's dashboard with what the admins tell them now. */
export const StudentDashboard = () => {
  const person = usePerson();
  return person && <DashboardPage person={person} alerts={<OnDashboard />} />;
};
