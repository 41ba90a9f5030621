-- A weekly plan is the entries of its week.
create table weekly_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  week_start date not null check (extract(isodow from week_start) = 1),
  -- 0 = Monday.
  day smallint not null check (day between 0 and 6),
  position smallint not null,
  subject text not null,
  type text not null check (type in ('konu_anlatim', 'soru_cozum')),
  topic text,
  custom_title text,
  suggestion text,
  notes text,
  is_completed boolean not null,
  -- The entry of the week before it was copied from: nothing is carried over twice.
  carried_from uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index weekly_entries_week on weekly_entries (user_id, week_start);

-- A week as it was before a template replaced it or entries were carried over into it.
create table weekly_plan_undos (
  user_id uuid not null references users (id) on delete cascade,
  week_start date not null,
  reason text not null check (reason in ('template', 'carry_over')),
  entries jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, week_start)
);
