-- Meetings of a student with a coach: when, and what was agreed.
create table coach_meetings (
  id uuid primary key,
  -- The student.
  user_id uuid not null references users (id) on delete cascade,
  -- With whom it was planned: one ahead ends with the coaching.
  coach_id uuid references users (id) on delete set null,
  day date not null,
  time text not null,
  agreed text not null,
  -- The evening before; null again when it is moved.
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index coach_meetings_user on coach_meetings (user_id, day desc);
create index coach_meetings_coach on coach_meetings (coach_id, day);
create index coach_meetings_due on coach_meetings (day) where reminded_at is null;
