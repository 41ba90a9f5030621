-- What every domain builds on. Users come with 0202_identity.sql, which adds the foreign keys to them.

-- ==== Catalogue ====

-- In public, where the staging schema of a restore finds it too.
create extension if not exists pg_trgm with schema public;

-- Public tables that a start loads from `apps/api/data`. Backups leave the schema out, and a restore runs these files
-- beside it, so what exists already must be no error.
create schema if not exists catalogue;

-- The same as `tr.fold` for names in the letters of Turkish.
create or replace function catalogue.fold(name text) returns text
  language sql immutable strict parallel safe
  as $$ select replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]+', '', 'g')), 'ı', 'i') $$;

-- The file that each table was loaded from.
create table if not exists catalogue.files (
  file text primary key,
  checksum text not null,
  loaded_at timestamptz not null default now()
);

-- ==== Bus ====

-- Messages of a commit until they are sent to the other server processes; used with Redis only, and nearly always empty.
create table bus_outbox (
  id uuid primary key,
  -- The server process that stored it and has delivered it to its own connections.
  sender uuid not null,
  topic text not null,
  data jsonb,
  stored_at timestamptz not null default clock_timestamp()
);

-- ==== Idempotency keys and rate limits ====

-- Keys of writes that may be repeated; study sessions and runs keep theirs in their own rows.
create table idempotency_keys (
  user_id uuid not null,
  -- Method and path as the contract declares them: a key belongs to one endpoint.
  endpoint text not null,
  key text not null,
  -- Hash of path parameters and body: the same key with another request is refused.
  fingerprint text not null,
  -- The reply as it was sent.
  reply text not null,
  created_at timestamptz not null,
  primary key (user_id, endpoint, key)
);

create index idempotency_keys_created on idempotency_keys (created_at);

-- Wrong passwords and requested mails, by account and by address; rows are deleted when their window ends.
create table throttles (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null,
  -- Places under the limit held by passwords that are being checked; only a wrong one becomes a hit. After
  -- `held_until` they are free again, because their process has died.
  held integer not null default 0,
  held_until timestamptz not null default '-infinity'
);

create index throttles_expiry on throttles (window_ends_at);

-- ==== Mails ====

-- Mails to send. Bodies carry secrets, so they are emptied once the mail is sent.
create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  -- The person a mail is about, also when it went to a guardian or to a former address: it belongs to their export and
  -- is deleted with them.
  user_id uuid
);

create index mails_newest on mails (created_at desc);
create index mails_user on mails (user_id);

-- ==== Uploads ====

-- Uploads, re-encoded. A job removes files without an owner or without a use.
create table files (
  path text primary key,
  owner_id uuid,
  bytes integer not null,
  created_at timestamptz not null
);

create index files_owner on files (owner_id);

-- ==== Notifications ====

create table notifications (
  id uuid primary key,
  user_id uuid not null,
  category text not null check (category in ('coach', 'success', 'performance', 'system')),
  type text not null,
  title text not null,
  body text not null,
  action_url text,
  -- Performance notifications are for one tier; null is for both.
  audience text check (audience in ('free', 'premium')),
  created_at timestamptz not null,
  read_at timestamptz,
  -- The people named in the text: their ids with the names as written, so that an erasure finds and replaces them.
  named jsonb check (jsonb_typeof(named) = 'object')
);

-- Ids are made in time order: the newest page of a person, of a category, and of what is unread.
create index notifications_newest on notifications (user_id, id desc);
create index notifications_category on notifications (user_id, category, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;
create index notifications_named on notifications using gin (named) where named is not null;

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscriptions_user on push_subscriptions (user_id);

-- One row: every server signs push messages with the same keys.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key text not null
);

-- ==== Alerts ====

create table alerts (
  id uuid primary key,
  title text not null,
  message text not null,
  severity text not null check (severity in ('info', 'success', 'warning', 'error')),
  audience text not null check (audience in ('all', 'students', 'students-free', 'students-premium', 'coaches')),
  is_active boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  cta_label text,
  cta_url text,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  check (ends_at > starts_at)
);

create index alerts_newest on alerts (id desc);
create index alerts_active on alerts (id desc) where is_active;
create index alerts_creator on alerts (created_by) where created_by is not null;

-- ==== Support tickets ====

-- A support ticket and the thread below it. Counts and the preview are stored so that lists read one table.
create table reports (
  id uuid primary key,
  user_id uuid not null,
  title text not null,
  contact text not null,
  status text not null check (status in ('pending', 'waiting', 'resolved', 'canceled')),
  text_folded text not null,
  last_message_at timestamptz not null,
  last_message_preview text not null,
  -- The 24 hours for an answer start here.
  last_reply_at timestamptz,
  messages int not null,
  attachments int not null,
  created_at timestamptz not null
);

create index reports_user on reports (user_id, last_message_at desc);
create index reports_newest on reports (last_message_at desc, id desc);
create index reports_status on reports (status, last_message_at desc, id desc);

-- Admins search by a part of the title; `users_search` finds the student by name.
create index reports_search on reports using gin (text_folded gin_trgm_ops);

create table report_messages (
  id uuid primary key,
  report_id uuid not null references reports (id) on delete cascade,
  -- The owner of the ticket, also for an admin's message.
  user_id uuid not null,
  sender text not null check (sender in ('student', 'admin')),
  admin_id uuid,
  content text not null,
  -- Counts from 0, because two messages may have the same time.
  position int not null,
  created_at timestamptz not null,
  unique (report_id, position)
);

create index report_messages_user on report_messages (user_id);
create index report_messages_admin on report_messages (admin_id);

create table report_attachments (
  uid uuid primary key,
  message_id uuid not null references report_messages (id) on delete cascade,
  report_id uuid not null references reports (id) on delete cascade,
  -- The owner of the ticket, also for an admin's picture.
  user_id uuid not null,
  path text not null unique,
  name text not null,
  position smallint not null
);

create index report_attachments_message on report_attachments (message_id, position);
create index report_attachments_report on report_attachments (report_id);
create index report_attachments_user on report_attachments (user_id);

-- ==== Events ====

create table events (
  id uuid primary key,
  user_id uuid,
  event text not null,
  path text,
  referrer text,
  meta jsonb,
  happened_at timestamptz not null,
  created_at timestamptz not null
);

create index events_user on events (user_id);
create index events_created on events (created_at);

-- ==== Landing page and its experiments ====

-- Figures, testimonials and offers of the landing page, set by admins. Without a row it shows none.
create table landing_settings (
  id smallint primary key check (id = 1),
  settings jsonb not null,
  updated_at timestamptz not null
);

-- Sums by day: they identify no visitor.
create table landing_counts (
  day date not null,
  variant text not null check (variant in ('A', 'B')),
  step text not null check (step in ('view', 'click', 'signup')),
  count int not null default 0,
  primary key (day, variant, step)
);

-- ==== Audit ====

-- What admins and jobs changed about a person. Rows are only added: the triggers below refuse everything else, so that a
-- flaw in the product cannot rewrite them.
create table audit_entries (
  id uuid primary key,
  -- Null for a job, or for an admin who was erased since.
  actor_id uuid,
  -- The person concerned; null if erased since.
  user_id uuid,
  action text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);

create index audit_entries_newest on audit_entries (id desc);
create index audit_entries_action on audit_entries (action, id desc);
create index audit_entries_user on audit_entries (user_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_age on audit_entries (created_at);

create function guard_audit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - interval '2 years' then return old; end if;
    raise exception 'audit entries are kept for two years';
  end if;
  -- An erasure takes the person out of both columns, and their values with them.
  if old.user_id is not null and new.user_id is null then
    new.before := null;
    new.after := null;
  elsif new.user_id is distinct from old.user_id
    or new.before is distinct from old.before or new.after is distinct from old.after then
    raise exception 'audit entries are not changed';
  end if;
  if new.id <> old.id or new.action <> old.action or new.created_at <> old.created_at
    or (new.actor_id is not null and new.actor_id is distinct from old.actor_id) then
    raise exception 'audit entries are not changed';
  end if;
  return new;
end $$;

create trigger audit_entries_guard before update or delete on audit_entries
  for each row execute function guard_audit_entries();

-- A restore and the reset of the demo switch this trigger off in their own transaction, which only the owner of the
-- table can.
create function refuse_audit_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are kept for two years';
end $$;

create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_truncate();

-- ==== Operations ====

-- What a server process measures about itself; a job adds up the fresh samples.
create table process_samples (
  process_id uuid primary key,
  load_percent real not null,
  -- The number of replies of the last five minutes in each bucket of response time.
  buckets integer[] not null,
  measured_at timestamptz not null
);

-- One row, written by a job.
create table system_metrics (
  id boolean primary key default true check (id),
  figures jsonb not null,
  measured_at timestamptz not null
);
