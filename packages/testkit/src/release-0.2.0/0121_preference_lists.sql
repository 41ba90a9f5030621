-- Choices in their order, two lists a student, read and written as a whole.
create table preference_lists (
  user_id uuid not null references users (id) on delete cascade,
  list text not null check (list in ('A', 'B')),
  -- A save names the one it was made from.
  version integer not null check (version > 0),
  -- Code and note of each choice.
  entries jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 24),
  -- The real ranks by score type, once results are out.
  own_ranks jsonb not null check (jsonb_typeof(own_ranks) = 'object'),
  updated_at timestamptz not null,
  primary key (user_id, list)
);
