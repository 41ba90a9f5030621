-- Results that came in with a spreadsheet: who brought them, so that all of a file can be taken back.
create table exam_imports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  undone_at timestamptz
);

create index exam_imports_user on exam_imports (user_id);

alter table exam_attempts add column import_id uuid references exam_imports (id) on delete set null;
create index exam_attempts_import on exam_attempts (import_id) where import_id is not null;

-- What the columns of a publisher's files hold, by their headers: [["turkce d", "tyt_turkce.correct"], …].
create table exam_import_columns (
  user_id uuid not null references users (id) on delete cascade,
  source_key text not null check (length(source_key) between 1 and 200),
  exam text not null check (exam in ('TYT', 'AYT', 'YDT', 'BRANS')),
  columns jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, source_key, exam)
);

-- The numbers under which a coach's files name the students, learnt from the files that were taken.
create table coach_student_numbers (
  -- The coach.
  created_by uuid not null references users (id) on delete cascade,
  number text not null check (length(number) between 1 and 40),
  -- The student.
  user_id uuid not null references users (id) on delete cascade,
  primary key (created_by, number)
);

create index coach_student_numbers_user on coach_student_numbers (user_id);
