-- The evenings on which a student closed the day.
create table day_closings (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  closed_at timestamptz not null,
  primary key (user_id, day)
);
