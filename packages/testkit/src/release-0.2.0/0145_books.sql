-- A shelf of books with their lists of tests. Right and wrong answers of a solved test are those of its question entry, so
-- that changing or deleting the entry anywhere changes the book.
create table books (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  publisher text not null check (length(publisher) <= 80),
  subject text not null,
  year smallint,
  -- The coach's book that this is a copy of, while that exists.
  source_id uuid references books (id) on delete set null,
  is_given boolean not null,
  created_at timestamptz not null
);

create index books_newest on books (user_id, id desc);
create unique index books_given_once on books (source_id, user_id) where source_id is not null;

create table book_tests (
  book_id uuid not null references books (id) on delete cascade,
  index smallint not null check (index between 0 and 499),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- Of the catalogue.
  topic text,
  questions smallint not null check (questions between 1 and 200),
  blank smallint not null default 0 check (blank >= 0),
  -- Null: not solved.
  entry_id uuid references question_entries (id) on delete set null,
  primary key (book_id, index)
);

create index book_tests_user on book_tests (user_id);
create unique index book_tests_entry on book_tests (entry_id) where entry_id is not null;
