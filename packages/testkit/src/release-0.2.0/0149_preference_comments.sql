-- What a coach says of a student's list of choices, or of one of them.
create table preference_comments (
  id uuid primary key,
  -- The student, whose export holds it.
  user_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  list text not null check (list in ('A', 'B')),
  -- Null: of the whole list.
  code text,
  body text not null,
  created_at timestamptz not null
);

create index preference_comments_list on preference_comments (user_id, list, id);
create index preference_comments_author on preference_comments (author_id) where author_id is not null;
