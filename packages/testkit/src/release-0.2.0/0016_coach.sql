-- Who coached whom and when; users.coach_id names the present coach.
create table coach_assignments (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  coach_id uuid references users (id) on delete set null,
  assigned_at timestamptz not null,
  ended_at timestamptz,
  -- The coach or the admin who made it.
  by_id uuid references users (id) on delete set null
);

create unique index coach_assignments_present on coach_assignments (user_id) where ended_at is null;
create index coach_assignments_user on coach_assignments (user_id);
create index coach_assignments_coach on coach_assignments (coach_id);
create index coach_assignments_by on coach_assignments (by_id);

insert into coach_assignments (id, user_id, coach_id, assigned_at)
select gen_random_uuid(), id, coach_id, created_at from users where role = 'student' and coach_id is not null;

-- What a student thinks of the coach, once a month. Never shown to the coach.
create table coach_feedbacks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  coach_id uuid references users (id) on delete set null,
  month date not null,
  communication smallint not null check (communication between 1 and 5),
  program_quality smallint not null check (program_quality between 1 and 5),
  overall_satisfaction smallint not null check (overall_satisfaction between 1 and 5),
  feedback text not null,
  issues jsonb not null,
  status text not null default 'new' check (status in ('new', 'read')),
  created_at timestamptz not null,
  unique (user_id, month)
);

create index coach_feedbacks_coach on coach_feedbacks (coach_id, created_at);
create index coach_feedbacks_newest on coach_feedbacks (created_at desc);

-- Reasons a coach has put aside for a day.
create table coach_dismissals (
  -- The coach or admin.
  user_id uuid not null references users (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  reason text not null,
  day date not null,
  primary key (user_id, student_id, reason)
);

create index coach_dismissals_student on coach_dismissals (student_id);

-- When the coach read the student's evaluation.
alter table daily_plans add column evaluation_read_at timestamptz;
