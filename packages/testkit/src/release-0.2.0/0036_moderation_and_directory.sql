-- What became of a report about a person or a message of a room, and what the list of people filters by.

alter table person_reports
  add column state text not null default 'open' check (state in ('open', 'acted', 'dismissed'));
update person_reports set state = 'acted' where handled_at is not null;

alter table room_message_reports
  add column state text not null default 'open' check (state in ('open', 'acted', 'dismissed')),
  add column handled_at timestamptz,
  add column handled_by uuid references users (id) on delete set null;
create index room_message_reports_handled_by on room_message_reports (handled_by);

-- Admins read the open ones first, then the newest; or those of one state.
drop index person_reports_open;
drop index room_message_reports_newest;
create index person_reports_listed on person_reports ((state <> 'open'), id desc);
create index person_reports_state on person_reports (state, id desc);
create index room_message_reports_listed on room_message_reports ((state <> 'open'), id desc);
create index room_message_reports_state on room_message_reports (state, id desc);

-- The few among many that the admins' list of people filters by, in its order.
create index users_staff on users (id) where role <> 'student';
create index users_suspended on users (id) where not is_active;
