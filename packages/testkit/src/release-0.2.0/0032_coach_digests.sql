-- The evening's summary a coach got last: at most one a day, and what happened after it belongs to the next.
create table coach_digests (
  user_id uuid primary key references users (id) on delete cascade,
  day date not null,
  sent_at timestamptz not null
);
