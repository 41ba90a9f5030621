-- People, how they sign in, and what they agreed to.

-- ==== Users ====

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
  -- The name in the form used for search: `tr.fold` of the domain.
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

  -- The present coach; `coach_assignments` has the history.
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
  last_activity_at timestamptz,

  -- The password was chosen by the owner of the mailbox. Linking Google drops a password that is not.
  password_proven boolean not null default false,
  -- Rest days: [{ "from": a Monday, "weekday": 1 to 7 or null }].
  rest_choices jsonb not null default '[]' check (jsonb_typeof(rest_choices) = 'array'),
  -- Null: premium without an end.
  premium_until timestamptz,
  -- Limits that differ from those of the tier; null: as the tier allows.
  active_plans_max integer check (active_plans_max between 0 and 100),
  exams_per_month integer check (exams_per_month between 0 and 1000),
  -- Named booleans; a missing name is as the tier has it.
  entitlements jsonb not null default '{}',
  -- Counts for the placement score.
  diploma_grade double precision check (diploma_grade between 50 and 100),
  -- Whether the person has a passkey or codes. The statements that change those set it, so that a sign-in needs no join.
  second_factor boolean not null default false,
  -- The questions of the first day are still to be asked.
  first_run_due boolean not null default false
);

create index users_newest on users (id desc);
create index users_role_newest on users (role, id desc);
create index users_coach on users (coach_id) where coach_id is not null;
create index users_name_prefix on users (name_folded text_pattern_ops);

-- Registrations without a verified address, for the job that deletes them.
create index users_unverified on users (id) where email_verified_at is null;
create index users_premium_until on users (premium_until) where tier = 'premium' and premium_until is not null;
create index users_created on users (created_at);
create index users_last_activity on users (last_activity_at);
create index users_search on users using gin ((name_folded || ' ' || email) gin_trgm_ops);
create index users_email_prefix on users (email text_pattern_ops);

-- Filters of the admins' list of users that match few rows, in its order.
create index users_staff on users (id) where role <> 'student';
create index users_suspended on users (id) where not is_active;

-- Pages of coaches by name, and their number.
create index users_coaches_by_name on users (first_name collate "tr-x-icu", last_name collate "tr-x-icu", id)
  where role = 'coach';

-- ==== Growth ====

-- New users by month, kept by triggers on users, so that the growth of a year is twelve rows.
create table user_months (
  month date primary key,
  new_users integer not null,
  new_students integer not null
);

create function month_of_user(created_at timestamptz) returns date language sql immutable as $$
  select date_trunc('month', created_at at time zone 'Europe/Istanbul')::date
$$;

create function count_new_users() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into user_months as m (month, new_users, new_students)
  select month_of_user(created_at), sign * count(*), sign * (count(*) filter (where role = 'student'))
  from changed group by 1 order by 1
  on conflict (month) do update set new_users = m.new_users + excluded.new_users,
    new_students = m.new_students + excluded.new_students;
  return null;
end $$;

create function move_new_user() returns trigger language plpgsql as $$
begin
  insert into user_months as m (month, new_users, new_students)
  select month, sum(people), sum(students)
  from (values (month_of_user(old.created_at), -1, -(old.role = 'student')::int),
    (month_of_user(new.created_at), 1, (new.role = 'student')::int)) as moved (month, people, students)
  group by month order by month
  on conflict (month) do update set new_users = m.new_users + excluded.new_users,
    new_students = m.new_students + excluded.new_students;
  return null;
end $$;

-- By statement, so that an import of many users changes each month once.
create trigger users_month_added after insert on users referencing new table as changed
  for each statement execute function count_new_users();
create trigger users_month_removed after delete on users referencing old table as changed
  for each statement execute function count_new_users();
create trigger users_month_moved after update of role, created_at on users for each row
  when (old.role <> new.role or old.created_at <> new.created_at) execute function move_new_user();

-- ==== Sign-in ====

-- One row for each signed-in device. Its refresh tokens rotate.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  device text not null,
  remembered boolean not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the person last proved to be the owner, for actions that need a step-up.
  stepped_up_at timestamptz
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz,
  -- Hash of the browser that used the token: only the same one may use it again within the grace period.
  used_by bytea
);

create index refresh_tokens_session on refresh_tokens (session_id);

-- Single-use links sent by mail, and tickets for sockets that last 30 seconds.
create table user_tokens (
  hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'guardian', 'ticket')),
  -- What the link applies, such as the names of a registration.
  payload jsonb,
  session_id uuid references sessions (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A link that was used to verify an address then says so instead of looking broken.
  used_at timestamptz,
  -- In the browser that registered, the link works without typing the password again: the hash of a random value stored
  -- there, and the hash of that password. Both are emptied when the link is used.
  browser_hash bytea,
  password_hash text
);

create index user_tokens_user on user_tokens (user_id, purpose);
create index user_tokens_expiry on user_tokens (expires_at);

-- A session that ends deletes its tickets.
create index user_tokens_session on user_tokens (session_id) where session_id is not null;

-- Successful, wrong and blocked sign-ins, kept 90 days. Equal ones share a row for each hour, so that guessing does not
-- fill the table. `user_id` is null for an unknown e-mail.
create table sign_in_log (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  result text not null check (result in ('ok', 'wrong', 'blocked')),
  device text not null,
  -- The network only: /24 or /48.
  address text not null,
  hour timestamptz not null,
  tries integer not null default 1,
  last_at timestamptz not null,
  unique nulls not distinct (user_id, hour, result, device, address)
);

-- For the counts that admins see, and for the end of the 90 days.
create index sign_in_log_hour on sign_in_log (hour);

-- ==== Second factor and step-up ====

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
  -- The newest 30-second step of a used code: no code is used twice.
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

-- Challenges carry their own proof and expiry; only used ones are stored, until they expire.
create table spent_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);

create index spent_challenges_expiry on spent_challenges (expires_at);

-- ==== Erasure ====

-- Erased users, who are erased again after a backup is restored. Nothing else about them is kept.
create table erasures (
  user_id uuid primary key,
  erased_at timestamptz not null
);

-- ==== Goals ====

create table target_universities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  department text not null,
  priority integer not null check (priority between 1 and 10),
  -- The path in `files`.
  image text,
  created_at timestamptz not null,
  programme_code text check (programme_code ~ '^[0-9]{9}$')
);

create index target_universities_user on target_universities (user_id, priority, id);

-- ==== Foreign keys of 0201_platform.sql to users ====

alter table idempotency_keys add constraint idempotency_keys_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table mails add constraint mails_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table files add constraint files_owner_id_fkey
  foreign key (owner_id) references users (id) on delete set null;
alter table notifications add constraint notifications_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table push_subscriptions add constraint push_subscriptions_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table alerts add constraint alerts_created_by_fkey
  foreign key (created_by) references users (id) on delete set null;
alter table reports add constraint reports_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table report_messages add constraint report_messages_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table report_messages add constraint report_messages_admin_id_fkey
  foreign key (admin_id) references users (id) on delete set null;
alter table report_attachments add constraint report_attachments_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table events add constraint events_user_id_fkey
  foreign key (user_id) references users (id) on delete cascade;
alter table audit_entries add constraint audit_entries_actor_id_fkey
  foreign key (actor_id) references users (id) on delete set null;
alter table audit_entries add constraint audit_entries_user_id_fkey
  foreign key (user_id) references users (id) on delete set null;
