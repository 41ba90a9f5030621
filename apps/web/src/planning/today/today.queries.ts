import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { TodayItem } from '@netlik/contract/planning/today';
import { today } from '@netlik/contract/planning/today';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { notifications } from '@netlik/contract/platform/notifications';
import { habits } from '@netlik/contract/study/habits';
import { nextOfDay } from '@netlik/domain/planning/today/order';
import { minuteOfDay } from '@netlik/domain/study/habits/schedule';
import { read } from '../../data/calls/read.ts';
import { keepInOutbox } from '../../data/outbox/keep-in-outbox.ts';
import type { WriteInput } from '../../data/outbox/store.ts';
import type { SendContext } from '../../data/writes/use-sending.ts';
import { useWrite, type Write } from '../../data/writes/use-write.ts';
import type { WriteCache } from '../../data/writes/write-cache.ts';
import { itemName, todayTexts as texts } from './today.texts.ts';

export const todayQuery = () => read(today.get, {});

export type Tickable = Extract<TodayItem, { kind: 'plan' | 'weekly' | 'habit' }>;
export const isTickable = (item: TodayItem): item is Tickable =>
  item.kind === 'plan' || item.kind === 'weekly' || item.kind === 'habit';

const showTick = (cache: WriteCache, id: string, done: boolean) =>
  cache.patch(today.get, (day) => {
    const items = day.items.map((item) => (item.id === id ? { ...item, done, skipped: false } : item));
    return { ...day, items, nextId: nextOfDay(items, minuteOfDay(new Date()))?.id ?? null };
  });

type Send = SendContext['send'];
type Press = { item: Tickable; done: boolean };

/** Maps a press to its write, with a name for the list of unsent writes. */
const writeOf = ({ item, done }: Press) => {
  switch (item.kind) {
    case 'plan': {
      const params = { id: item.planId, index: String(item.index) };
      const body = { status: done ? 'completed' : 'not_started', subjectId: item.id } as const;
      const input = { params, body };
      return {
        name: 'dailyPlans.updateSubject',
        input,
        via: (send: Send) => send(dailyPlans.updateSubject, input),
      };
    }
    case 'weekly': {
      const params = { weekStart: item.weekStart, id: item.id };
      const input = { params, body: { status: done ? 'completed' : 'pending' } as const };
      return {
        name: 'weeklyPlans.toggleStatus',
        input,
        via: (send: Send) => send(weeklyPlans.toggleStatus, input),
      };
    }
    case 'habit': {
      const action = done ? 'done' : 'undo';
      const input = { params: { id: item.id }, body: { action, at: new Date().toISOString() } as const };
      return { name: 'habits.log', input, via: (send: Send) => send(habits.log, input) };
    }
  }
};

const stored = () => texts.queued;

/** A second press reverts the first; offline both are queued. */
export const useTick = () => {
  const tick: Write<Press, unknown> = useWrite(
    (press: Press, { send }): Promise<unknown> => writeOf(press).via(send),
    {
      failed: texts.tickFailed,
      optimistic: (cache, { item, done }) => showTick(cache, item.id, done),
      done: (_, { item, done }) => (done ? texts.ticked : texts.unticked)(itemName(item)),
      undo: (_, { item, done }) => (done ? () => tick.send({ item, done: false }) : null),
      offline: {
        stored,
        sendOrStore: (press, key, send) => {
          const { name, input } = writeOf(press);
          const label = () => texts.outboxLabel(itemName(press.item));
          return keepInOutbox<WriteInput>(name, { label, stored }).sendOrStore(input, key, send);
        },
      },
    },
  );
  return tick;
};

export const useMarkRead = () => {
  const { send } = useWrite(notifications.read, { failed: texts.tickFailed });
  return (id: string) => send({ params: { id } });
};
