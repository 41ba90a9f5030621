-- What coaches do with their students.

-- ==== Students ====

-- All coachings with their times; `users.coach_id` is the present coach.
create table coach_assignments (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  coach_id uuid references users (id) on delete set null,
  assigned_at timestamptz not null,
  ended_at timestamptz,
  -- The coach or admin who made the assignment.
  by_id uuid references users (id) on delete set null
);

create unique index coach_assignments_present on coach_assignments (user_id) where ended_at is null;
create index coach_assignments_user on coach_assignments (user_id);
create index coach_assignments_coach on coach_assignments (coach_id);
create index coach_assignments_by on coach_assignments (by_id);

-- Reasons for attention that a coach has dismissed for a day.
create table coach_dismissals (
  -- The coach or admin.
  user_id uuid not null references users (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  reason text not null,
  day date not null,
  primary key (user_id, student_id, reason)
);

create index coach_dismissals_student on coach_dismissals (student_id);

-- The last evening summary of a coach: at most one a day. Later events belong to the next one.
create table coach_digests (
  user_id uuid primary key references users (id) on delete cascade,
  day date not null,
  sent_at timestamptz not null
);

-- The numbers of students in a coach's spreadsheets, learnt from imported files.
create table coach_student_numbers (
  -- The coach.
  created_by uuid not null references users (id) on delete cascade,
  number text not null check (length(number) between 1 and 40),
  -- The student.
  user_id uuid not null references users (id) on delete cascade,
  primary key (created_by, number)
);

create index coach_student_numbers_user on coach_student_numbers (user_id);

-- ==== Groups ====

-- Groups of students. A student may be in several, and leaves them when the coaching ends.
create table coach_groups (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  colour smallint not null check (colour between 1 and 8),
  created_at timestamptz not null
);

create unique index coach_groups_name on coach_groups (
  user_id,
  translate(lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ı', 'i')
);

create table coach_group_students (
  group_id uuid not null references coach_groups (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  primary key (group_id, student_id)
);

create index coach_group_students_student on coach_group_students (student_id);

-- ==== Programs ====

-- Programs written together, so that all of them can be undone.
create table program_batches (
  id uuid primary key,
  -- The author.
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  undone_at timestamptz,
  -- [{ programId, studentId, date, replacedId, replacedStatus }]
  items jsonb not null,
  -- A job writes the programs; what is left to do is in `work` and `pending`.
  status text not null default 'done' check (status in ('running', 'done', 'failed')),
  -- As of the request: { sources, replaceDates, clear, authorId, role }.
  work jsonb not null default '{}',
  -- [{ studentId, dates }]
  pending jsonb not null default '[]',
  students int not null default 0,
  updated_at timestamptz not null default now()
);

create index program_batches_user on program_batches (user_id);
create index program_batches_running on program_batches (updated_at) where status = 'running';

-- The subjects of a day or a week that a coach saved for reuse. Names differ regardless of case and accents.
create table program_templates (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  subjects jsonb not null,
  created_at timestamptz not null,
  -- The days of a week: [{ offset, subjects }], Monday is 0. Null: one day, in `subjects`.
  days jsonb
);

create index program_templates_user on program_templates (user_id, id desc);
create unique index program_templates_name on program_templates (
  user_id,
  translate(lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ı', 'i')
);

-- ==== Feedback ====

-- The monthly feedback of a student about the coach, never shown to the coach.
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

-- Unread feedback, newest first.
create index coach_feedbacks_new on coach_feedbacks (created_at desc, id desc) where status = 'new';

-- ==== Notes ====

-- Notes of a coach about a student: private, for the student, or for the parents.
create table coach_notes (
  id uuid primary key,
  -- The owner for export and erasure: the author of a private note, the student of any other.
  user_id uuid not null references users (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('private', 'student', 'parents')),
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the student read it. Parents see a note only after that.
  seen_at timestamptz,
  check (user_id = case kind when 'private' then author_id else student_id end)
);

create index coach_notes_student on coach_notes (student_id, id desc);
create index coach_notes_user on coach_notes (user_id);
create index coach_notes_author on coach_notes (author_id);

-- ==== Meetings ====

-- Meetings of a student with a coach, and what was agreed.
create table coach_meetings (
  id uuid primary key,
  -- The student.
  user_id uuid not null references users (id) on delete cascade,
  -- The coach it was planned with: a planned meeting ends with the coaching.
  coach_id uuid references users (id) on delete set null,
  day date not null,
  time text not null,
  agreed text not null,
  -- The evening before; null again when the meeting is moved.
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index coach_meetings_user on coach_meetings (user_id, day desc);
create index coach_meetings_coach on coach_meetings (coach_id, day);
create index coach_meetings_due on coach_meetings (day) where reminded_at is null;

-- ==== Messages ====

-- One thread for each student and coach, made with the first message.
create table message_threads (
  id uuid primary key,
  -- The student, with whom the thread is erased.
  user_id uuid not null references users (id) on delete cascade,
  -- Null once the coach's account is erased; the student keeps the own messages.
  coach_id uuid references users (id) on delete set null,
  last_number int not null,
  last_message_at timestamptz not null,
  -- The newest number that each has read.
  student_read int not null,
  coach_read int not null,
  unique (user_id, coach_id)
);

create index message_threads_coach on message_threads (coach_id);
create index message_threads_old on message_threads (last_message_at);

create table thread_messages (
  id uuid primary key,
  thread_id uuid not null references message_threads (id) on delete cascade,
  -- The author.
  user_id uuid not null references users (id) on delete cascade,
  number int not null,
  text text not null,
  text_folded text not null,
  pictures text[] not null,
  created_at timestamptz not null,
  unique (thread_id, number)
);

create index thread_messages_user on thread_messages (user_id);

-- For the job that removes files without a use.
create index thread_messages_pictures on thread_messages (user_id) where pictures <> '{}';

-- ==== Parent links and reports ====

-- Links with which parents see the week of a student. Only the hash of the secret is stored.
create table parent_links (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  opens int not null default 0,
  -- Null: made by the student.
  coach_id uuid references users (id) on delete cascade,
  -- The number of days shown, up to the day on which it is opened.
  days int not null default 7 check (days in (7, 14, 30))
);

create index parent_links_user on parent_links (user_id, id desc);
create index parent_links_coach on parent_links (coach_id);

-- Permission of a student for the coach to make links for parents.
create table parent_report_permissions (
  user_id uuid primary key references users (id) on delete cascade,
  -- Another coach needs a new permission.
  coach_id uuid not null references users (id) on delete cascade,
  allowed_at timestamptz not null
);

create index parent_report_permissions_coach on parent_report_permissions (coach_id);
