import type { CallInput } from '@netlik/contract/endpoint';
import { type Reminder, reminders } from '@netlik/contract/study/reminders';
import type { StudyDay } from '@netlik/domain/study-day';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { toast } from '../../../ui/toast.ts';
import { doWithUndo } from '../../../ui/undo.ts';
import { calendarQueries } from '../calendar.queries.ts';
import { leaving } from '../leaving.ts';
import { orSay } from '../write-failure.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

type NewReminder = CallInput<typeof reminders.create>['body'];
type Change = CallInput<typeof reminders.update>['body'];

/** The day's list and the marks in the calendar. */
const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: calendarQueries.all });

export const addReminder = async (queries: QueryClient, body: NewReminder): Promise<void> => {
  await orSay(call(reminders.create, { body }), texts.saveError);
  toast({ tone: 'success', text: texts.added });
  await refresh(queries);
};

export const changeReminder = async (queries: QueryClient, id: string, body: Change): Promise<void> => {
  await orSay(call(reminders.update, { params: { id }, body }), texts.saveError);
  toast({ tone: 'success', text: texts.updated });
  await refresh(queries);
};

export const tickReminder = async (
  queries: QueryClient,
  { _id, date }: Reminder,
  isDone: boolean,
): Promise<void> => {
  const { queryKey } = calendarQueries.reminders(date as StudyDay);
  try {
    const changed = await call(reminders.update, { params: { id: _id }, body: { isDone } });
    queries.setQueryData(queryKey, (all) => all?.map((each) => (each._id === _id ? changed : each)));
  } catch (error) {
    toast({ tone: 'danger', text: error instanceof ApiError ? error.message : texts.saveError });
  }
  await refresh(queries);
};

export const removeReminder = (queries: QueryClient, { _id }: Reminder): void =>
  doWithUndo({
    text: texts.deleteSuccess,
    failed: texts.deleteError,
    apply: () => leaving.add(_id),
    revert: () => leaving.remove(_id),
    commit: async () => {
      await call(reminders.remove, { params: { id: _id } });
      await refresh(queries);
      leaving.remove(_id);
    },
  });
