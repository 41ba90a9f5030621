-- What a person may do beyond or below their tier, until when premium lasts, and what admins search and read.

alter table users
  -- Null: without an end.
  add column premium_until timestamptz,
  -- Null: as the tier allows.
  add column active_plans_max integer check (active_plans_max between 0 and 100),
  add column exams_per_month integer check (exams_per_month between 0 and 1000),
  -- Named booleans; a name that is missing is as the tier has it.
  add column entitlements jsonb not null default '{}';

create index users_premium_until on users (premium_until) where tier = 'premium' and premium_until is not null;
create index users_created on users (created_at);
create index users_last_activity on users (last_activity_at);

-- In public, where the staging schema of a restore finds it too.
create extension if not exists pg_trgm with schema public;
create index users_search on users using gin ((name_folded || ' ' || email) gin_trgm_ops);
create index users_email_prefix on users (email text_pattern_ops);

-- One line a week (ISO); of several that were written in one week, the newest stays.
alter table motivations
  add column year integer,
  add column week integer,
  add column updated_at timestamptz;
update motivations set
  year = extract(isoyear from created_at at time zone 'Europe/Istanbul'),
  week = extract(week from created_at at time zone 'Europe/Istanbul'),
  updated_at = created_at;
delete from motivations m using motivations newer
  where newer.year = m.year and newer.week = m.week and newer.id > m.id;
alter table motivations
  alter column year set not null,
  alter column week set not null,
  alter column updated_at set not null,
  add check (week between 1 and 53),
  add constraint motivations_week unique (year, week);

-- What one server process measured of itself; the job adds the fresh ones up.
create table process_samples (
  process_id uuid primary key,
  load_percent real not null,
  -- How many answers of the last five minutes fell into each bucket of time.
  buckets integer[] not null,
  measured_at timestamptz not null
);

-- One row, written by a job.
create table system_metrics (
  id boolean primary key default true check (id),
  figures jsonb not null,
  measured_at timestamptz not null
);
