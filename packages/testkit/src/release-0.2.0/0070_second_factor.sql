-- Second factors, and when a session was last shown to be its owner's.

-- Whether the person has a passkey or codes; kept by the statements that change them, so that no sign-in or request joins.
alter table users add column second_factor boolean not null default false;
alter table sessions add column stepped_up_at timestamptz;

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_user on passkeys (user_id);

-- The secret of an authenticator app, encrypted with a key made from AUTH_SECRET.
create table authenticator_secrets (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  -- The newest 30 seconds a code was used of: no code is used twice.
  last_step bigint not null default 0,
  confirmed_at timestamptz,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Challenges carry their own proof and end; only used ones are kept, until they would have ended anyway.
create table spent_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);

create index spent_challenges_expiry on spent_challenges (expires_at);
