import { newId } from '@netlik/api/ids';

/** A column without a value of its own in the tables: `isNeeded` says whether every test gives it. */
export type Column<Value, IsNeeded extends boolean> = { isNeeded: IsNeeded; value?: Value };

export const needed = <Value>(): Column<Value, true> => ({ isNeeded: true });
export const optional = <Value>(): Column<Value, false> => ({ isNeeded: false });
/** A value of a jsonb column. */
export const json =
  (value: unknown): (() => unknown) =>
  () =>
    value;

type Value<C> = C extends Column<infer V, boolean> ? V : C extends () => infer V ? V : C;
type NeededName<T> = { [Name in keyof T]: T[Name] extends Column<unknown, true> ? Name : never }[keyof T];

/** What a test gives of a row. */
export type Given<T> = { [Name in NeededName<T>]: Value<T[Name]> } & {
  [Name in Exclude<keyof T, NeededName<T>>]?: Value<T[Name]>;
};
/** The row as it is inserted. */
export type Filled<T> = Given<T> & {
  [Name in keyof T as T[Name] extends Column<unknown, boolean> ? never : Name]: Value<T[Name]>;
};

export type Time = Date | string;
/** When a world begins. */
export const now = (): Time => new Date('2026-11-15T09:00:00Z');
export const later = (): Time => new Date('2026-11-22T09:00:00Z');
export const stamps = { createdAt: now, updatedAt: now };
export const today = '2026-11-15';
export const monday = '2026-11-09';

export const id = (): string => newId();
export const userId = needed<string>();
