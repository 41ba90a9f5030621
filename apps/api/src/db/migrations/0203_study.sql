-- Study time, questions, habits, and what they add up to.

-- ==== Sessions and runs ====

-- Finished study time.
create table study_sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  technique text not null,
  source text not null,
  started_at timestamptz not null,
  -- The study day of `started_at`, in Istanbul.
  day date not null,
  seconds integer not null,
  -- The part that the server measured itself.
  verified_seconds integer not null,
  planned_seconds integer,
  -- Null until the student has rated it.
  quality smallint,
  mood text,
  efficiency smallint,
  distractions smallint not null,
  notes text not null,
  -- For search: without case and accents, so that İ, I, ı and i are one letter.
  notes_folded text not null generated always as (
    translate(lower(regexp_replace(normalize(notes, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ı', 'i')
  ) stored,
  correct integer,
  wrong integer,
  blank integer,
  target_questions integer,
  -- The foreign key is added in 0207_planning.sql.
  daily_plan_id uuid,
  subject_index integer,
  idempotency_key text,
  body_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Topic, minutes and answers of each topic, as the student entered them.
  topics jsonb,
  -- measured: one check of what holds between columns, because fifteen checks took twice as long as the insert itself.
  -- The contract checks each column.
  check (seconds between 5 and 108000 and verified_seconds between 0 and seconds
    and (correct is null) = (wrong is null) and (correct is null) = (blank is null)
    and (quality is null) = (efficiency is null))
);

-- The list of sessions, newest first, and ranges of days.
create index study_sessions_newest on study_sessions (user_id, started_at desc, id desc);
create index study_sessions_day on study_sessions (user_id, day);
create index study_sessions_plan on study_sessions (daily_plan_id, subject_index) where daily_plan_id is not null;

-- A student may have 20,000 sessions; few of them name topics.
create index study_sessions_topics on study_sessions (user_id) where topics is not null;

-- Only of rows that have a key: a nightly job removes old keys, and the index becomes smaller. The statement that inserts
-- recognises a repeat by the name of the index.
create unique index study_sessions_user_id_idempotency_key_key on study_sessions (user_id, idempotency_key)
  where idempotency_key is not null;

-- Running timers and what became of them.
create table study_runs (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('running', 'waiting', 'closed', 'stopped', 'discarded')),
  subject text not null,
  technique text not null check (technique in ('Pomodoro', 'Timeblock', 'Stopwatch', 'Freeform')),
  opened_at timestamptz not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  planned_seconds integer not null check (planned_seconds >= 0),
  accumulated_seconds integer not null check (accumulated_seconds >= 0),
  verified_seconds integer not null check (verified_seconds >= 0),
  -- From here on it may be closed, if no device reports it any more.
  stale_at timestamptz not null,
  -- The signed-in device that runs the timer.
  holder_id uuid,
  daily_plan_id uuid,
  subject_index integer,
  metadata jsonb not null,
  ended_at timestamptz,
  -- The session it became; null again if the student deletes that.
  session_id uuid references study_sessions (id) on delete set null,
  idempotency_key text,
  body_hash text,
  stop_key text,
  stop_hash text,
  -- Also of rows without a key: erasing a person finds their runs by it.
  unique (user_id, idempotency_key)
)
-- measured: room on each page for the next version of a running run, so that a tick writes no index.
with (fillfactor = 50);

create unique index study_runs_running on study_runs (user_id) where status = 'running';
create index study_runs_stale on study_runs (stale_at) where status = 'running';
create index study_runs_ended on study_runs (ended_at);
create index study_runs_session on study_runs (session_id);
-- Runs that wait for the student to keep or discard them.
create index study_runs_left on study_runs (user_id, ended_at) where status in ('closed', 'waiting');
create unique index study_runs_user_id_stop_key_key on study_runs (user_id, stop_key) where stop_key is not null;

-- ==== Question entries ====

create table question_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  subject text not null,
  topic text,
  correct integer not null check (correct between 0 and 1000),
  wrong integer not null check (wrong between 0 and 1000),
  note text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The subject of a plan that the entry counts for. Rewriting a plan deletes and inserts its subjects under the same
  -- ids, so a foreign key would empty this; an id without a subject counts for nothing.
  plan_subject_id uuid
);

create index question_entries_day on question_entries (user_id, day, id);
create index question_entries_plan_subject on question_entries (plan_subject_id) where plan_subject_id is not null;

-- ==== Days, totals and streaks ====

-- The sums of a day, written by the transaction that writes the session or the entry. They can be rebuilt from those.
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

-- The students of a day that leaves the window of the score, and the days of a month.
create index study_days_day on study_days (day);

-- The sums of all days: the dashboard reads one row, however long the history.
create table study_totals (
  user_id uuid primary key references users (id) on delete cascade,
  seconds bigint not null,
  sessions integer not null,
  correct integer not null,
  wrong integer not null,
  blank integer not null,
  xp integer not null,
  -- The newest series of days without a gap, and the length of the longest one.
  streak_end date,
  streak_days integer not null,
  longest_streak integer not null,
  -- Counts the changes, so that a write based on an older read is refused.
  version integer not null default 0,
  -- Not used any more: dropped by 0210_study_totals_without_scores.sql.
  score integer not null default 0,
  rank integer,
  ranked_at timestamptz,
  -- Freezes left after the newest day of study, and the last day on which the streak holds without more study.
  freezes smallint not null default 0,
  streak_until date,
  -- The days of the last notification about a streak in danger, and about one that a freeze kept.
  streak_warned date,
  streak_told date
);

create index study_totals_streak on study_totals (streak_until) where streak_days > 0;

-- ==== Ranking ====

-- One row: the number of people in the last ranking, so that no dashboard counts them.
create table study_rankings (
  one boolean primary key default true check (one),
  people integer not null,
  ranked_at timestamptz not null,
  -- The last of the thirty days that the scores cover.
  day date
);

-- In a table of its own, so that ranking locks no row that a session writes. A place is counted when it is read: 1 + the
-- people with a higher score (docs/adr/0074).
create table study_scores (
  user_id uuid primary key references users (id) on delete cascade,
  score integer not null check (score >= 0)
);

-- The number of people with a score in the `width` scores from `floor` on. Widths are 1 and 150, so a place is a sum of
-- 300 rows at most. Written by the ranking only.
create table study_score_counts (
  width smallint not null,
  floor integer not null,
  people integer not null,
  primary key (width, floor)
);

-- Students that the next ranking scores again. Rows are only added, so that no write waits for another or the ranking.
-- Without a foreign key, because a write would wait for an erasure that waits for the write; a trigger deletes the rows.
create table study_score_changes (
  id uuid primary key default gen_random_uuid(),
  student_id uuid,
  -- Instead of the student: the score of an erased person.
  score integer,
  check ((student_id is null) <> (score is null))
);

create index study_score_changes_student on study_score_changes (student_id);

-- Triggers, because every writer counts: services, the previous release, a rebuild.
create function note_study_score() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Days also go with their person, of whom nothing is noted.
    insert into study_score_changes (student_id) select id from users where id = old.user_id;
  else
    insert into study_score_changes (student_id) values (new.user_id);
  end if;
  return null;
end $$;

create trigger study_days_score_added after insert on study_days for each row
  when (new.verified_seconds > 0) execute function note_study_score();
create trigger study_days_score_changed after update of verified_seconds on study_days for each row
  when (old.verified_seconds <> new.verified_seconds) execute function note_study_score();
create trigger study_days_score_removed after delete on study_days for each row
  when (old.verified_seconds > 0) execute function note_study_score();

create function note_student_of_score() returns trigger language plpgsql as $$
begin
  insert into study_score_changes (student_id) values (new.id);
  return null;
end $$;

create trigger users_score_changed after update of role, is_active on users for each row
  when ((old.role, old.is_active) is distinct from (new.role, new.is_active)) execute function note_student_of_score();

create function note_erased_score() returns trigger language plpgsql as $$
begin
  insert into study_score_changes (score) values (old.score);
  return null;
end $$;

create trigger study_scores_erased after delete on study_scores for each row
  when (old.score > 0) execute function note_erased_score();

create function forget_score_changes() returns trigger language plpgsql as $$
begin
  delete from study_score_changes where student_id = old.id;
  return null;
end $$;

-- Runs after the triggers of foreign keys, which delete the days of the person: triggers run in the order of names.
create trigger users_score_forgotten after delete on users for each row execute function forget_score_changes();

-- ==== Reminders ====

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

-- ==== Habits ====

create table habits (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 3 and 80),
  status text not null check (status in ('active', 'paused', 'archived')),
  -- Minutes after midnight.
  minute smallint not null check (minute between 0 and 1439),
  recurrence text not null check (recurrence in ('daily', 'weekdays', 'weekends', 'monthly', 'once')),
  -- `monthly` takes its day of the month from it, `once` its day.
  anchor_day date not null,
  auto_kind text check (auto_kind in ('study_minutes', 'questions_solved')),
  auto_target integer check (auto_target between 1 and 1000),
  -- Earlier days without a log do not count as missed.
  counts_from date not null,
  -- Up to this day, missed days are written and the four figures below count all days.
  settled_until date not null,
  streak integer not null,
  best_streak integer not null,
  strength double precision not null check (strength between 0 and 1),
  decided integer not null,
  -- The days of the last reminder and of the last evening notification.
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
  -- Null for a missed day.
  completed_at timestamptz,
  primary key (habit_id, day)
);

create index habit_logs_day on habit_logs (user_id, day);

-- ==== Calendar feeds ====

-- Private addresses under which other calendar programs read the days of a person. Only the hash of an address is stored;
-- a closed one is deleted.
create table calendar_feeds (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null unique,
  app text not null check (app in ('google', 'apple', 'outlook', 'other')),
  created_at timestamptz not null,
  read_at timestamptz
);

create index calendar_feeds_user on calendar_feeds (user_id, id desc);
