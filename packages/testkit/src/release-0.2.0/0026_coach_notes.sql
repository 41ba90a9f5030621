-- What a coach writes about a student: private, to the student, or for the parents.
create table coach_notes (
  id uuid primary key,
  -- Whose it is, for the export and the erasure: a private note is the author's, any other the student's.
  user_id uuid not null references users (id) on delete cascade,
  student_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('private', 'student', 'parents')),
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the student read it. Parents see a note only afterwards.
  seen_at timestamptz,
  check (user_id = case kind when 'private' then author_id else student_id end)
);

create index coach_notes_student on coach_notes (student_id, id desc);
create index coach_notes_user on coach_notes (user_id);
create index coach_notes_author on coach_notes (author_id);

-- Programs written at once, so that all of them can be taken back.
create table program_batches (
  id uuid primary key,
  -- Who wrote them.
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  undone_at timestamptz,
  -- [{ programId, studentId, date, replacedId, replacedStatus }]
  items jsonb not null
);

create index program_batches_user on program_batches (user_id);

-- A day's subjects a coach keeps to write them again.
create table program_templates (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  subjects jsonb not null,
  created_at timestamptz not null
);

create index program_templates_user on program_templates (user_id, id desc);

-- Links by which parents see a student's week. Only the hash of what the link holds is kept.
create table parent_links (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  opens int not null default 0
);

create index parent_links_user on parent_links (user_id, id desc);
