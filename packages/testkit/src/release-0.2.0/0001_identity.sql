-- People, how they sign in, and what they agreed to.

create table users (
  id uuid primary key,
  email text not null unique,
  password_hash text,
  google_sub text unique,
  role text not null check (role in ('student', 'coach', 'admin')),
  tier text not null default 'free' check (tier in ('free', 'premium')),
  is_active boolean not null default true,
  email_verified_at timestamptz,

  first_name text not null default '',
  last_name text not null default '',
  -- The name as search sees it: lowered, without accents (domain's tr.fold).
  name_folded text not null default '',
  avatar text,
  phone text not null default '',
  bio text not null default '',

  current_school text not null default '',
  school_type text,
  grade text,
  city text not null default '',
  target_year integer,
  target_field_type text,

  coach_id uuid references users (id) on delete set null,
  weekly_goal_minutes integer,

  -- Other students may find this person by name or e-mail.
  discoverable boolean not null default true,
  appearance jsonb,
  tutorials_seen text[] not null default '{}',

  birth_year integer,
  notice_version text,
  consent_at timestamptz,
  guardian_name text,
  guardian_email text,
  guardian_confirmed_at timestamptz,

  is_demo boolean not null default false,
  created_at timestamptz not null,
  last_activity_at timestamptz
);

create index users_newest on users (id desc);
create index users_role_newest on users (role, id desc);
create index users_coach on users (coach_id) where coach_id is not null;
create index users_name_prefix on users (name_folded text_pattern_ops);

-- One signed-in device. Its refresh tokens rotate; together they are one family.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  device text not null,
  remembered boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);

create index refresh_tokens_session on refresh_tokens (session_id);

-- Single-use links sent by mail, and 30-second tickets for sockets.
create table user_tokens (
  hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'guardian', 'ticket')),
  -- What the link will put in place: a registration's password and names.
  payload jsonb,
  session_id uuid references sessions (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index user_tokens_user on user_tokens (user_id, purpose);
create index user_tokens_expiry on user_tokens (expires_at);

-- Wrong passwords and mails asked for, by account and by address; rows fall away when their window ends.
create table throttles (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);

create index throttles_expiry on throttles (window_ends_at);

-- Who asked to be forgotten. Applied again after a backup is restored; holds nothing else of the person.
create table erasures (
  user_id uuid primary key,
  erased_at timestamptz not null
);

-- Mails on their way. Bodies carry secrets, so they are emptied once the mail has left.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);

create index mails_newest on mails (created_at desc);
