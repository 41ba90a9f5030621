import type { LandingSettings } from '@netlik/contract/platform/landing';
import { type Executor, sql } from '../../db/database.ts';

export const findSettings = async (db: Executor): Promise<Partial<LandingSettings> | null> =>
  (await db.maybe<{ settings: Partial<LandingSettings> }>(sql`select settings from landing_settings`))
    ?.settings ?? null;

export const saveSettings = (db: Executor, settings: LandingSettings, now: Date) =>
  db.run(sql`
    insert into landing_settings (id, settings, updated_at) values (1, ${JSON.stringify(settings)}::jsonb, ${now})
    on conflict (id) do update set settings = excluded.settings, updated_at = excluded.updated_at`);
