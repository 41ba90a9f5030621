import { describe, expect, it } from 'vitest';
import { raw, type Sql, sql } from './sql.ts';

const told = ({ text, values }: Sql) => ({ text, values });

describe('sql', () => {
  it('keeps values apart, in their order', () => {
    expect(told(sql`select ${1}, ${'iki'}, ${null}`)).toEqual({
      text: 'select $1, $2, $3',
      values: [1, 'iki', null],
    });
    expect(told(sql`select 1`)).toEqual({ text: 'select 1', values: [] });
  });

  it('numbers the values of what stands inside with those around it', () => {
    const inner = sql`b = ${2} and c = ${sql`d + ${3}`}`;
    expect(told(sql`select a from t where a = ${1} and ${inner} or e = ${4}`)).toEqual({
      text: 'select a from t where a = $1 and b = $2 and c = d + $3 or e = $4',
      values: [1, 2, 3, 4],
    });
    expect(told(sql`${inner}${sql``}${inner}`).values).toEqual([2, 3, 2, 3]);
    expect(told(sql`${sql`x`}${sql`y`}`).text).toBe('xy');
  });

  it('knows a template by its place and by what stands inside it', () => {
    const ordered = (by: Sql | string, id: number) => sql`select * from t where id = ${id} order by ${by}`;
    const [name, day] = [sql`name`, sql`day`];
    expect(ordered(name, 1).shape).toBe(ordered(name, 2).shape);
    expect(ordered(name, 1).text).toBe('select * from t where id = $1 order by name');
    expect(ordered(day, 1).text).toBe('select * from t where id = $1 order by day');
    expect(told(ordered('day', 1))).toEqual({
      text: 'select * from t where id = $1 order by $2',
      values: [1, 'day'],
    });
    const names = [ordered(name, 1), ordered(day, 1), ordered('day', 1)].map(({ shape }) => shape.name);
    expect(new Set(names).size).toBe(3);
  });

  it('takes a name from the catalogue as it is', () => {
    const from = (table: string) => sql`select count(*) from ${raw(table)} where id = ${7}`;
    expect(told(from('users'))).toEqual({ text: 'select count(*) from users where id = $1', values: [7] });
    expect(from('users').shape).toBe(from('users').shape);
    expect(from('reminders').text).toContain('from reminders');
  });
});
