-- Groups a coach makes of the own students; a student may be in several and leaves them when the coaching ends.
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
