-- What a student asks or tells support, and the thread below it. Counts and the preview are kept so that lists read one table.
create table reports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  contact text not null,
  status text not null check (status in ('pending', 'waiting', 'resolved', 'canceled')),
  text_folded text not null,
  last_message_at timestamptz not null,
  last_message_preview text not null,
  -- The 24 hours to answer run from here.
  last_reply_at timestamptz,
  messages int not null,
  attachments int not null,
  created_at timestamptz not null
);

create index reports_user on reports (user_id, last_message_at desc);
create index reports_newest on reports (last_message_at desc, id desc);
create index reports_status on reports (status, last_message_at desc, id desc);

create table report_messages (
  id uuid primary key,
  report_id uuid not null references reports (id) on delete cascade,
  -- Whose report it is, also of an admin's message.
  user_id uuid not null references users (id) on delete cascade,
  sender text not null check (sender in ('student', 'admin')),
  admin_id uuid references users (id) on delete set null,
  content text not null,
  -- From 0: two messages may be of one moment.
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
  -- Whose report it is, also of an admin's picture.
  user_id uuid not null references users (id) on delete cascade,
  path text not null unique,
  name text not null,
  position smallint not null
);

create index report_attachments_message on report_attachments (message_id, position);
create index report_attachments_report on report_attachments (report_id);
create index report_attachments_user on report_attachments (user_id);
