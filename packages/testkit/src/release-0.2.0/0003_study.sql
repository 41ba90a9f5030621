-- Study time: sessions, the runs they come from, questions, reminders, and what they add up to.

create table study_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  technique text not null,
  source text not null,
  started_at timestamptz not null,
  -- The day it began, on the product's clock.
  day date not null,
  seconds integer not null,
  -- The part that passed while the server was watching.
  verified_seconds integer not null,
  planned_seconds integer,
  -- Null while the student has not judged it.
  quality smallint,
  mood text,
  efficiency smallint,
  distractions smallint not null,
  notes text not null,
  -- What search compares: without case and without marks, so that İ, I, ı and i are one letter.
  notes_folded text not null generated always as (
    translate(lower(regexp_replace(normalize(notes, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ı', 'i')
  ) stored,
  correct integer,
  wrong integer,
  blank integer,
  target_questions integer,
  -- The foreign key comes with plans.
  daily_plan_id uuid,
  subject_index integer,
  idempotency_key text,
  body_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, idempotency_key),
  -- One check, of what holds between columns; the contract holds each by itself. PostgreSQL reads every check anew at
  -- each insert: fifteen of them took twice as long as the insert.
  check (seconds between 5 and 108000 and verified_seconds between 0 and seconds
    and (correct is null) = (wrong is null) and (correct is null) = (blank is null)
    and (quality is null) = (efficiency is null))
);

-- The table of sessions, newest first, and every range of days.
create index study_sessions_newest on study_sessions (user_id, started_at desc, id desc);
create index study_sessions_day on study_sessions (user_id, day);

create table study_runs (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('running', 'closed', 'stopped', 'discarded')),
  subject text not null,
  technique text not null check (technique in ('Pomodoro', 'Timeblock', 'Stopwatch', 'Freeform')),
  opened_at timestamptz not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  planned_seconds integer not null check (planned_seconds >= 0),
  accumulated_seconds integer not null check (accumulated_seconds >= 0),
  verified_seconds integer not null check (verified_seconds >= 0),
  -- When nobody reports any more, from here on it may be closed.
  stale_at timestamptz not null,
  -- The signed-in device that keeps it.
  holder_id uuid,
  daily_plan_id uuid,
  subject_index integer,
  metadata jsonb not null,
  ended_at timestamptz,
  -- What it became; gone when the student deletes it.
  session_id uuid references study_sessions (id) on delete set null,
  idempotency_key text,
  body_hash text,
  stop_key text,
  stop_hash text,
  unique (user_id, idempotency_key),
  unique (user_id, stop_key)
);

create unique index study_runs_running on study_runs (user_id) where status = 'running';
create index study_runs_stale on study_runs (stale_at) where status = 'running';
-- What waits for its student to say whether to keep it.
create index study_runs_left on study_runs (user_id, ended_at) where status = 'closed';
create index study_runs_ended on study_runs (ended_at);
create index study_runs_session on study_runs (session_id);

create table question_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  subject text not null,
  topic text,
  correct integer not null check (correct between 0 and 1000),
  wrong integer not null check (wrong between 0 and 1000),
  note text,
  idempotency_key text,
  body_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, idempotency_key)
);

create index question_entries_day on question_entries (user_id, day, id);

create table reminders (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  text text not null check (length(text) between 1 and 5000),
  subject text,
  is_done boolean not null,
  -- When its morning notification was made.
  notified_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index reminders_day on reminders (user_id, day, id);
create index reminders_due on reminders (day) where not is_done and notified_at is null;

-- What a day adds up to. Kept by the transaction that writes the session or the entry; the raw rows stay the truth.
create table study_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  seconds bigint not null,
  verified_seconds bigint not null,
  sessions integer not null,
  quality_sum integer not null,
  quality_count integer not null,
  efficiency_sum integer not null,
  efficiency_count integer not null,
  -- Questions of sessions and of entries together.
  correct integer not null,
  wrong integer not null,
  blank integer not null,
  primary key (user_id, day)
);

-- What all days add up to: the dashboard reads one row, however long the history.
create table study_totals (
  user_id uuid primary key references users (id) on delete cascade,
  seconds bigint not null,
  sessions integer not null,
  correct integer not null,
  wrong integer not null,
  blank integer not null,
  xp integer not null,
  -- The newest row of days without a gap, and the longest there ever was.
  streak_end date,
  streak_days integer not null,
  longest_streak integer not null,
  -- Counts the changes: what was read before one is not written over it.
  version integer not null default 0,
  -- Made by the job that ranks; null while there is no verified study in its window.
  score integer not null default 0,
  rank integer,
  ranked_at timestamptz
);

-- How many were ranked last, in one row: nobody's dashboard counts people.
create table study_rankings (
  one boolean primary key default true check (one),
  people integer not null,
  ranked_at timestamptz not null
);

-- An admin's exam days; what is not here is ÖSYM's published or usual day.
create table exam_dates (
  year integer primary key check (year between 2020 and 2099),
  tyt date not null,
  ayt date not null,
  ydt date not null,
  official boolean not null,
  updated_at timestamptz not null
);
