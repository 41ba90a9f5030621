-- What a student or a coach plans, and the facts about topics that plans rest on.

-- ==== Weekly plans ====

-- A weekly plan consists of the entries of its week.
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
  -- The entry of the previous week that it was copied from, so that none is carried over twice.
  carried_from uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index weekly_entries_week on weekly_entries (user_id, week_start);

-- The week before a template replaced it or entries were carried over into it.
create table weekly_plan_undos (
  user_id uuid not null references users (id) on delete cascade,
  week_start date not null,
  reason text not null check (reason in ('template', 'carry_over')),
  entries jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, week_start)
);

-- ==== Routines ====

-- The ideal day of a student. Blocks are read and written as a whole, under the lock of the row.
create table routine_templates (
  user_id uuid primary key references users (id) on delete cascade,
  title text not null check (length(title) <= 80),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  updated_at timestamptz not null,
  -- Incremented by every save, so that an edit of an older state is refused.
  version int not null default 1
);

-- Weeks made from the ideal day.
create table weekly_routines (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- A Monday.
  week_start date not null check (extract(isodow from week_start) = 1),
  -- By day, in the order in which they are shown.
  entries jsonb not null check (jsonb_typeof(entries) = 'array'),
  -- The entries that the ideal day replaced, until the week changes.
  replaced_entries jsonb check (jsonb_typeof(replaced_entries) = 'array'),
  updated_at timestamptz not null,
  unique (user_id, week_start)
);

-- ==== Daily plans ====

-- Daily plans of students and programs of their coaches.
create table daily_plans (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  source text not null check (source in ('student', 'coach')),
  -- The last author of a program.
  author_id uuid references users (id) on delete set null,
  title text not null,
  motivation_note text not null,
  daily_goal text not null,
  status text not null check (status in ('draft', 'active', 'completed', 'failed', 'archived')),
  -- Counts the edits, so that an edit of an older state is refused.
  version integer not null default 0,
  -- When the student first opened a coach's program.
  seen_at timestamptz,
  -- Entered counts may lower what was done; an evaluation that has begun may still be finished.
  evaluation_started_at timestamptz,
  feedback_at timestamptz,
  feedback_text text,
  motivation_score smallint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the coach read the student's evaluation.
  evaluation_read_at timestamptz,
  check ((feedback_at is null) = (feedback_text is null) and (feedback_at is null) = (motivation_score is null))
);

-- A student has one plan for each day and source, beside archived ones.
create unique index daily_plans_day on daily_plans (user_id, day, source) where status <> 'archived';
create index daily_plans_days on daily_plans (user_id, day);
create index daily_plans_author on daily_plans (author_id) where author_id is not null;

create table daily_plan_subjects (
  id uuid primary key,
  plan_id uuid not null references daily_plans (id) on delete cascade,
  -- The student's, so that their export holds it.
  user_id uuid not null references users (id) on delete cascade,
  -- Counts from 0; the priority is one more.
  position smallint not null,
  subject text not null,
  target_questions smallint,
  target_minutes smallint,
  description text not null,
  topics jsonb not null,
  videos jsonb not null,
  -- Chosen in the status menu; null: what was done decides.
  choice text check (choice in ('in_progress', 'completed', 'skipped')),
  -- Entered by the student, in place of the answers of the sessions.
  correct integer,
  wrong integer,
  blank integer,
  is_active boolean not null default false,
  check ((correct is null) = (wrong is null) and (correct is null) = (blank is null))
);

create index daily_plan_subjects_plan on daily_plan_subjects (plan_id, position);
create index daily_plan_subjects_user on daily_plan_subjects (user_id);

-- Plans come after sessions, which name the plan they belong to.
alter table study_sessions add constraint study_sessions_daily_plan_id_fkey
  foreign key (daily_plan_id) references daily_plans (id) on delete set null;

-- ==== Today ====

-- Evenings on which a student closed the day.
create table day_closings (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  closed_at timestamptz not null,
  primary key (user_id, day)
);

-- ==== Planner ====

-- Settings for the week that the planner fills; without a row the defaults hold.
create table planner_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- As in the contract; read and written as a whole.
  settings jsonb not null,
  updated_at timestamptz not null
);

-- Applied weeks. An entry has the id of the row that it became in `weekly_entries` or `daily_plan_subjects`.
create table planner_weeks (
  user_id uuid not null references users (id) on delete cascade,
  week_start date not null check (extract(isodow from week_start) = 1),
  -- Counts the changes, so that a change of an older week is refused.
  version integer not null,
  entries jsonb not null,
  -- The entries before the last change and its reason; null if there is nothing to undo.
  replaced_entries jsonb,
  reason text check (reason in ('apply', 'replan', 'lighter', 'night')),
  changed_at timestamptz not null,
  -- The last night in which a job checked the week.
  night date,
  primary key (user_id, week_start)
);

create index planner_weeks_week on planner_weeks (week_start, user_id);

-- What the nightly job moved or proposes, until it is answered or the week changes again.
create table planner_notices (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique,
  week_start date not null,
  -- Shown in the morning of this day.
  day date not null,
  kind text not null check (kind in ('moved', 'proposed')),
  -- The version of the week after the move, or the one that the proposal is based on.
  version integer not null,
  missed integer not null,
  changes jsonb not null,
  created_at timestamptz not null
);

-- ==== Topic matrices ====

-- The coloured cells of a student in a subject, read and written as a whole.
create table topic_matrices (
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  -- A save names the version it is based on.
  version integer not null check (version > 0),
  day_count smallint not null check (day_count between 1 and 60),
  -- The names of the rows, because those of the catalogue may change.
  topics jsonb not null check (jsonb_typeof(topics) = 'array'),
  cell_colors jsonb not null check (jsonb_typeof(cell_colors) = 'object'),
  column_colors jsonb not null check (jsonb_typeof(column_colors) = 'object'),
  topic_colors jsonb not null check (jsonb_typeof(topic_colors) = 'object'),
  -- By topic, the day on which it was done.
  done_days jsonb not null check (jsonb_typeof(done_days) = 'object'),
  updated_at timestamptz not null,
  primary key (user_id, subject)
);

-- The meanings that a student gave to colours.
create table topic_matrix_legends (
  user_id uuid primary key references users (id) on delete cascade,
  meanings jsonb not null check (jsonb_typeof(meanings) = 'object'),
  updated_at timestamptz not null
);

-- ==== Topic facts ====

-- Loaded from `apps/api/data`. Names of topics are unique within a subject only.
create table if not exists catalogue.topic_questions (
  subject text not null,
  -- For the kind `group` several names joined by ' | '.
  topic text not null,
  year int not null,
  questions int not null,
  kind text not null,
  -- docs/data-sources.md
  source text not null,
  primary key (subject, topic, year, kind)
);

-- Questions of a topic in one exam: the mean of the last five counted exams of the subject. A count of several topics is
-- divided evenly among those without a count of their own.
create or replace view catalogue.topic_asked as
with recent as (
  select subject, kind, questions, string_to_array(topic, ' | ') as topics,
    dense_rank() over (partition by subject order by year desc) as place
  from catalogue.topic_questions where kind <> 'tyt_topic'
)
select subject, topic,
  coalesce(avg(questions) filter (where kind = 'topic'), avg(questions::float / cardinality(topics)))::float as per_exam
from recent cross join unnest(topics) as topic
where place <= 5
group by subject, topic;

-- The rows of the view above, computed once for each change of the counts instead of at every read.
create table if not exists catalogue.asked_topics (
  subject text not null,
  topic text not null,
  per_exam double precision not null,
  primary key (subject, topic)
);

create or replace function catalogue.count_asked_topics() returns trigger language plpgsql as $$
begin
  delete from catalogue.asked_topics;
  insert into catalogue.asked_topics select subject, topic, per_exam from catalogue.topic_asked;
  return null;
end $$;

create or replace trigger topic_questions_asked after insert or update or delete or truncate on catalogue.topic_questions
  for each statement execute function catalogue.count_asked_topics();

create table if not exists catalogue.topic_efforts (
  subject text not null,
  topic text not null,
  first_study_minutes int not null,
  practice_questions int not null,
  review_minutes int not null,
  position int not null,
  kind text not null,
  primary key (subject, topic)
);

create table if not exists catalogue.topic_prerequisites (
  subject text not null,
  topic text not null,
  needs_subject text not null,
  needs_topic text not null,
  strength text not null,
  primary key (subject, topic, needs_subject, needs_topic)
);

-- Values of an admin; null keeps that of the catalogue. Not in its schema, so that backups contain them.
create table topic_overrides (
  subject text not null,
  topic text not null,
  first_study_minutes int,
  practice_questions int,
  review_minutes int,
  -- [{ subject, topic, strength }], in place of all prerequisites of the catalogue.
  needs jsonb check (jsonb_typeof(needs) = 'array'),
  updated_at timestamptz not null,
  primary key (subject, topic)
);

-- ==== Videos ====

-- What YouTube says about a video, requested again after 30 days. Nothing of a person.
create table videos (
  id text primary key,
  title text,
  channel_title text,
  duration_seconds integer,
  -- False: private or deleted.
  is_available boolean not null,
  fetched_at timestamptz not null
);

create index videos_age on videos (fetched_at);

-- Pages of playlists by request; the first page has the token ''.
create table playlist_pages (
  playlist_id text not null,
  page_token text not null,
  max_results smallint not null,
  -- [{ "videoId": …, "position": … }]
  items jsonb not null,
  next_page_token text,
  fetched_at timestamptz not null,
  primary key (playlist_id, page_token, max_results)
);

create index playlist_pages_age on playlist_pages (fetched_at);

-- The playlist that a coach saved for a student's subject.
create table subject_preferences (
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  playlist_id text not null,
  -- Null once the coach's account is erased.
  coach_id uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  primary key (user_id, subject)
);

create index subject_preferences_coach on subject_preferences (coach_id);
