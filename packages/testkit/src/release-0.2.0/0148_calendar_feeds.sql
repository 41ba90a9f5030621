-- Private addresses by which calendars of other programs read one's own days. Only the hash of an address is kept; a closed one is deleted.
create table calendar_feeds (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null unique,
  app text not null check (app in ('google', 'apple', 'outlook', 'other')),
  created_at timestamptz not null,
  read_at timestamptz
);

create index calendar_feeds_user on calendar_feeds (user_id, id desc);
