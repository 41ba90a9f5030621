-- Invites to rooms: a code ends a day after it was last shown, a link is too long to guess, and an owner may want to be
-- asked first.

alter table rooms
  add column code_shown_at timestamptz not null default now(),
  -- Made when it is first shown.
  add column invite_link text,
  add column needs_approval boolean not null default false;

create unique index rooms_invite_link on rooms (invite_link);

alter table room_members
  drop constraint room_members_status_check,
  add constraint room_members_status_check check (status in ('active', 'pending', 'left', 'removed', 'banned'));

create index room_members_pending on room_members (room_id, joined_at) where status = 'pending';
