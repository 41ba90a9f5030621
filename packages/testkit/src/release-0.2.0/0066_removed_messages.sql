-- A message that the owner of its room or an admin removed: its text is gone, its number stays.
alter table room_messages add column removed_at timestamptz;

create index room_messages_removed on room_messages (room_id) where removed_at is not null;

-- The text of a reported message that was removed since, for the admins only; `content` is what others still export.
alter table room_message_reports add column evidence text;
