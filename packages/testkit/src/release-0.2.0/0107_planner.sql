-- What a student set for the week that the planner fills; without a row what is usual.
create table planner_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- As the contract writes it; it is read and written as a whole.
  settings jsonb not null,
  updated_at timestamptz not null
);

-- A week that was applied. An entry has the id of the row that it became in `weekly_entries` or `daily_plan_subjects`.
create table planner_weeks (
  user_id uuid not null references users (id) on delete cascade,
  week_start date not null check (extract(isodow from week_start) = 1),
  -- Counts the changes: one made from an older week is refused.
  version integer not null,
  entries jsonb not null,
  -- The entries before the last change and what it was; null when there is nothing to bring back.
  replaced_entries jsonb,
  reason text check (reason in ('apply', 'replan', 'lighter', 'night')),
  changed_at timestamptz not null,
  -- The last day on whose night it was looked at.
  night date,
  primary key (user_id, week_start)
);

create index planner_weeks_week on planner_weeks (week_start, user_id);

-- What the last night moved or proposes, until it is answered or the week changes again.
create table planner_notices (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  week_start date not null,
  -- On whose morning it is shown.
  day date not null,
  kind text not null check (kind in ('moved', 'proposed')),
  -- Of the week after it, or that it was made from.
  version integer not null,
  missed integer not null,
  changes jsonb not null,
  created_at timestamptz not null
);
