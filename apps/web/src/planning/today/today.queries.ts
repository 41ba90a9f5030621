import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { TodayItem } from '@netlik/contract/planning/today';
import { today } from '@netlik/contract/planning/today';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { notifications } from '@netlik/contract/platform/notifications';
import { habits } from '@netlik/contract/study/habits';
import { nextOfDay } from '@netlik/domain/planning/today/order';
import { minuteOfDay } from '@netlik/domain/study/habits/schedule';
import { read } from '../../data/calls/read.ts';
import { type Send, useWrite, type Write } from '../../data/writes/use-write.ts';
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

type Press = { item: Tickable; done: boolean };

const sendTick = ({ item, done }: Press, send: Send): Promise<unknown> => {
  const offline = (name: string) => {
    const label = () => texts.outboxLabel(itemName(item));
    return { name, label, stored: () => texts.queued };
  };
  switch (item.kind) {
    case 'plan': {
      const params = { id: item.planId, index: String(item.index) };
      const body = { status: done ? 'completed' : 'not_started', subjectId: item.id } as const;
      return send(dailyPlans.updateSubject, { params, body }, offline('dailyPlans.updateSubject'));
    }
    case 'weekly': {
      const params = { weekStart: item.weekStart, id: item.id };
      const body = { status: done ? 'completed' : 'pending' } as const;
      return send(weeklyPlans.toggleStatus, { params, body }, offline('weeklyPlans.toggleStatus'));
    }
    case 'habit': {
      const body = { action: done ? 'done' : 'undo', at: new Date().toISOString() } as const;
      return send(habits.log, { params: { id: item.id }, body }, offline('habits.log'));
    }
  }
};

/** A second press reverts the first; offline both are queued. */
export const useTick = () => {
  const tick: Write<Press, unknown> = useWrite(
    (press: Press, { send }): Promise<unknown> => sendTick(press, send),
    {
      failed: texts.tickFailed,
      optimistic: (cache, { item, done }) => showTick(cache, item.id, done),
      done: (_, { item, done }) => (done ? texts.ticked : texts.unticked)(itemName(item)),
      undo: (_, { item, done }) => (done ? () => tick.send({ item, done: false }) : null),
    },
  );
  return tick;
};

export const useMarkRead = () => {
  const { send } = useWrite(notifications.read, { failed: texts.tickFailed });
  return (id: string) => send({ params: { id } });
};
