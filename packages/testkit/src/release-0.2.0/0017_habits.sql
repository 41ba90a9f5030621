-- Habits and what became of each of their days.
create table habits (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 3 and 80),
  status text not null check (status in ('active', 'paused', 'archived')),
  -- Minutes after midnight.
  minute smallint not null check (minute between 0 and 1439),
  recurrence text not null check (recurrence in ('daily', 'weekdays', 'weekends', 'monthly', 'once')),
  -- Monthly takes its day of the month from it, once its day.
  anchor_day date not null,
  auto_kind text check (auto_kind in ('study_minutes', 'questions_solved')),
  auto_target integer check (auto_target between 1 and 1000),
  -- Earlier days without a log are not missed.
  counts_from date not null,
  -- The days up to here are settled: what was missed is written, and the four figures below hold them.
  settled_until date not null,
  streak integer not null,
  best_streak integer not null,
  strength double precision not null check (strength between 0 and 1),
  decided integer not null,
  -- The days of the last reminder and of the last evening call.
  reminded_on date,
  called_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((auto_kind is null) = (auto_target is null))
);

create index habits_owner on habits (user_id, minute, id);
create index habits_unsettled on habits (settled_until, user_id) where status = 'active';
create index habits_minute on habits (minute) where status = 'active';
create index habits_auto on habits (user_id) where status = 'active' and auto_kind is not null;

create table habit_logs (
  habit_id uuid not null references habits (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  status text not null check (status in ('done', 'late', 'missed', 'skipped', 'auto')),
  -- Null for what was missed.
  completed_at timestamptz,
  primary key (habit_id, day)
);

create index habit_logs_day on habit_logs (user_id, day);
