-- Study rooms: who is in them, what is said, and what keeps them safe.

create table rooms (
  id uuid primary key,
  -- Null for a moment after the owner's account was erased; a job finds the next one.
  owner_id uuid references users (id) on delete set null,
  name text not null,
  description text not null,
  type text not null check (type in ('public', 'private')),
  capacity smallint not null check (capacity between 2 and 100),
  invite_code text not null,
  is_active boolean not null,
  -- The number of the newest message; the row's lock orders them.
  last_number bigint not null default 0,
  focus_started_at timestamptz,
  focus_minutes smallint,
  focus_break_minutes smallint,
  last_activity_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A code leads to one room; an inactive room gives its code back.
create unique index rooms_invite_code on rooms (invite_code) where is_active;
create index rooms_owner on rooms (owner_id);
create index rooms_open on rooms (last_activity_at desc) where is_active and type = 'public';
create index rooms_newest on rooms (last_activity_at desc);

create table room_members (
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('active', 'left', 'removed', 'banned')),
  -- Up to this message the person has read.
  read_number bigint not null,
  joined_at timestamptz not null,
  last_seen_at timestamptz,
  left_at timestamptz,
  primary key (room_id, user_id)
);

create index room_members_user on room_members (user_id) where status = 'active';
create index room_members_standing on room_members (room_id, joined_at) where status = 'active';
create index room_members_all_of_user on room_members (user_id);

create table room_messages (
  id uuid primary key,
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  number bigint not null,
  client_key text not null,
  content text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (room_id, number),
  unique (user_id, room_id, client_key)
);

create index room_messages_expiry on room_messages (expires_at);

create table room_bans (
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  by_id uuid references users (id) on delete set null,
  reason text not null,
  created_at timestamptz not null,
  primary key (room_id, user_id)
);

create index room_bans_user on room_bans (user_id);
create index room_bans_by on room_bans (by_id);

-- Whom a person does not want to read any more, in every room.
create table room_mutes (
  user_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, muted_id)
);

create index room_mutes_muted on room_mutes (muted_id);

-- Reported messages, with their text: the message itself lives seven days.
create table room_message_reports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  room_id uuid references rooms (id) on delete set null,
  room_name text not null,
  message_id uuid not null,
  author_id uuid not null references users (id) on delete cascade,
  content text not null,
  sent_at timestamptz not null,
  reason text not null check (reason in ('insult', 'contact', 'spam', 'other')),
  note text not null,
  created_at timestamptz not null,
  unique (user_id, message_id)
);

create index room_message_reports_newest on room_message_reports (id desc);
create index room_message_reports_author on room_message_reports (author_id);
create index room_message_reports_room on room_message_reports (room_id);

-- Words that rooms refuse; kept by the admins.
create table room_words (
  id uuid primary key,
  word text not null,
  folded text not null unique,
  created_at timestamptz not null
);

-- Server processes that hold sockets of rooms. One that is silent for some seconds is dead, and its sockets with it.
create table room_processes (
  id uuid primary key,
  seen_at timestamptz not null
);

create table room_connections (
  id uuid primary key,
  process_id uuid not null references room_processes (id) on delete cascade,
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade
);

create index room_connections_room on room_connections (room_id, user_id);
create index room_connections_process on room_connections (process_id);
create index room_connections_user on room_connections (user_id);
