-- The ideal day of a student, and the weeks made from it. Blocks are read and written as a whole, under the row's lock.

create table routine_templates (
  user_id uuid primary key references users (id) on delete cascade,
  title text not null check (length(title) <= 80),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  updated_at timestamptz not null
);

create table weekly_routines (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- A Monday.
  week_start date not null check (extract(isodow from week_start) = 1),
  -- In the order they are shown, by day.
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  -- What the ideal day replaced, until the week changes.
  replaced_entries jsonb check (jsonb_typeof(replaced_entries) = 'array'),
  updated_at timestamptz not null,
  unique (user_id, week_start)
);
