-- Reactions to messages of rooms, one a person and message, and what a message answers.

create table room_reactions (
  message_id uuid not null references room_messages (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  emoji text not null,
  created_at timestamptz not null,
  primary key (message_id, user_id)
);

create index room_reactions_user on room_reactions (user_id);

-- The number in the same room. It stays when the answered message is gone: the answer then says so.
alter table room_messages add column reply_number bigint;
