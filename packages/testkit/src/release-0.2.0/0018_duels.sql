-- Who studies more in a day, three days or a week.
create table duels (
  id uuid primary key,
  -- Null when the owner has left: what the others achieved stays.
  owner_id uuid references users (id) on delete set null,
  type text not null check (type in ('daily', '3day', 'weekly')),
  status text not null check (status in ('pending', 'active', 'finished', 'canceled')),
  -- Whoever has the owner's link knows it and may ask to join.
  link_code text not null,
  created_at timestamptz not null,
  -- When the opponent accepted.
  start_at timestamptz,
  end_at timestamptz,
  -- The instant of the result: the end, or earlier when the owner finished it.
  finished_at timestamptz,
  ended_early boolean not null default false,
  check ((status in ('active', 'finished')) = (start_at is not null)),
  check ((start_at is null) = (end_at is null)),
  check ((status = 'finished') = (finished_at is not null))
);

create index duels_owner on duels (owner_id, created_at);
create index duels_running on duels (end_at) where status = 'active';
create index duels_unanswered on duels (created_at) where status = 'pending';

create table duel_participants (
  id uuid primary key,
  duel_id uuid not null references duels (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  joined_at timestamptz not null,
  -- The result; null while the duel runs, when study is counted anew.
  minutes integer check (minutes >= 0),
  won boolean not null default false,
  unique (duel_id, user_id)
);

create index duel_participants_user on duel_participants (user_id, duel_id);
create unique index duel_participants_winner on duel_participants (duel_id) where won;

create table duel_invites (
  id uuid primary key,
  duel_id uuid not null references duels (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The opponent of the beginning, invited by the owner later, or asked to join.
  kind text not null check (kind in ('opponent', 'invited', 'asked')),
  -- `pending` waits for the owner, `approved` for the invited person.
  status text not null check (status in ('pending', 'approved', 'accepted', 'declined')),
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (duel_id, user_id)
);

create unique index duel_invites_opponent on duel_invites (duel_id) where kind = 'opponent';
create index duel_invites_open on duel_invites (user_id) where status in ('pending', 'approved');
create index duel_invites_user on duel_invites (user_id);

-- Neither of the two finds, challenges or invites the other.
create table person_blocks (
  user_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);

create index person_blocks_blocked on person_blocks (blocked_id);

create table person_reports (
  id uuid primary key,
  -- Who reports; the report stays when they leave.
  user_id uuid references users (id) on delete set null,
  reported_id uuid not null references users (id) on delete cascade,
  kind text not null,
  reason text not null check (length(reason) between 1 and 1000),
  -- Where it happened, like `duel:<id>`.
  reference text check (length(reference) <= 120),
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references users (id) on delete set null
);

create index person_reports_user on person_reports (user_id, created_at);
create index person_reports_reported on person_reports (reported_id);
create index person_reports_open on person_reports (created_at) where handled_at is null;
create index person_reports_handled_by on person_reports (handled_by);
