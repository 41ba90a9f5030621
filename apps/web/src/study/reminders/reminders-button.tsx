import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import PencilIcon from 'lucide-react/icons/pencil';
import { Button } from '../../ui/buttons/button.tsx';
import { reminderQueries } from './reminders.queries.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

/** For narrow screens without room for the list. */
export const RemindersButton = ({ day, onOpen }: { day: StudyDay; onOpen: () => void }) => {
  const { data } = useQuery(reminderQueries.ofDay(day));
  const open = data?.filter(({ isDone }) => !isDone).length ?? 0;
  return (
    <Button look="quiet" wide aria-label={texts.open(open)} onClick={onOpen}>
      <PencilIcon size={18} />
      {texts.title}
      {open > 0 && ` (${open})`}
    </Button>
  );
};
