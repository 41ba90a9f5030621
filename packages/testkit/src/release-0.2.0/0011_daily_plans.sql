-- Daily plans of students and the programs of their coaches: one table with a source.
create table daily_plans (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  source text not null check (source in ('student', 'coach')),
  -- Who wrote a program last.
  author_id uuid references users (id) on delete set null,
  title text not null,
  motivation_note text not null,
  daily_goal text not null,
  status text not null check (status in ('draft', 'active', 'completed', 'failed', 'archived')),
  -- Counts the edits, so that one made from an older state is refused.
  version integer not null default 0,
  -- When the student first opened a coach's program.
  seen_at timestamptz,
  -- Typed counts may lower what was done: an evaluation that has begun may be finished.
  evaluation_started_at timestamptz,
  feedback_at timestamptz,
  feedback_text text,
  motivation_score smallint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((feedback_at is null) = (feedback_text is null) and (feedback_at is null) = (motivation_score is null))
);

-- One for a student, a day and a source; an archived one makes room.
create unique index daily_plans_day on daily_plans (user_id, day, source) where status <> 'archived';
create index daily_plans_days on daily_plans (user_id, day);
create index daily_plans_author on daily_plans (author_id) where author_id is not null;

create table daily_plan_subjects (
  id uuid primary key,
  plan_id uuid not null references daily_plans (id) on delete cascade,
  -- The student's, so that their export holds it.
  user_id uuid not null references users (id) on delete cascade,
  -- From 0; its priority is one more.
  position smallint not null,
  subject text not null,
  target_questions smallint,
  target_minutes smallint,
  description text not null,
  topics jsonb not null,
  videos jsonb not null,
  -- Chosen in the status menu; null while the work decides.
  choice text check (choice in ('in_progress', 'completed', 'skipped')),
  -- Typed by the student: they stand for the answers of the sessions.
  correct integer,
  wrong integer,
  blank integer,
  is_active boolean not null default false,
  check ((correct is null) = (wrong is null) and (correct is null) = (blank is null))
);

create index daily_plan_subjects_plan on daily_plan_subjects (plan_id, position);
create index daily_plan_subjects_user on daily_plan_subjects (user_id);

-- Until now nothing stood behind these ids.
update study_sessions set daily_plan_id = null, subject_index = null where daily_plan_id is not null;
update study_runs set daily_plan_id = null, subject_index = null where daily_plan_id is not null;
alter table study_sessions add foreign key (daily_plan_id) references daily_plans (id) on delete set null;
create index study_sessions_plan on study_sessions (daily_plan_id, subject_index) where daily_plan_id is not null;
