-- Around the screens: notifications, alerts, goals, files, events.

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  category text not null check (category in ('coach', 'success', 'performance', 'system')),
  type text not null,
  title text not null,
  body text not null,
  action_url text,
  -- Performance items are for one plan tier; null is for both.
  audience text check (audience in ('free', 'premium')),
  created_at timestamptz not null,
  read_at timestamptz
);

-- Ids are made in time order: the newest page of a person, of a category, and of what is unread.
create index notifications_newest on notifications (user_id, id desc);
create index notifications_category on notifications (user_id, category, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscriptions_user on push_subscriptions (user_id);

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
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  check (ends_at > starts_at)
);

create index alerts_newest on alerts (id desc);
create index alerts_active on alerts (id desc) where is_active;

create table target_universities (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  department text not null,
  priority integer not null check (priority between 1 and 10),
  -- The stored file's path, as in `files`.
  image text,
  created_at timestamptz not null
);

create index target_universities_user on target_universities (user_id, priority, id);

-- What people uploaded, re-encoded. A file whose owner or use is gone is removed by a job.
create table files (
  path text primary key,
  owner_id uuid references users (id) on delete set null,
  bytes integer not null,
  created_at timestamptz not null
);

create index files_owner on files (owner_id);

create table events (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  event text not null,
  path text,
  referrer text,
  meta jsonb,
  happened_at timestamptz not null,
  created_at timestamptz not null
);

create index events_user on events (user_id);
create index events_created on events (created_at);

create table motivations (
  id uuid primary key,
  quote text not null,
  author text,
  created_at timestamptz not null
);
