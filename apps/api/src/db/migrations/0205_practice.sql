-- What a student repeats and solves. Flashcards and mistakes are due by calendar day, on the same schedule.

-- ==== Flashcards ====

create table flashcards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  topic text not null,
  question text not null,
  answer text not null,
  tags text[] not null,
  -- A label of the student, which the scheduler does not use.
  difficulty smallint not null check (difficulty between 1 and 5),
  -- Stored files that the texts show.
  images text[] not null,
  -- Question, answer, topic and tags in the form used for search.
  text_folded text not null,
  times_shown integer not null default 0,
  times_correct integer not null default 0,
  -- The state of the scheduler; null until the first answer.
  memory jsonb check (jsonb_typeof(memory) = 'object'),
  due_day date,
  reviewed_day date,
  stability double precision,
  lapses integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((memory is null) = (due_day is null) and (memory is null) = (stability is null)
    and (memory is null) = (reviewed_day is null)),
  check (times_correct between 0 and times_shown)
);

create index flashcards_library on flashcards (user_id, id desc);
create index flashcards_due on flashcards (user_id, due_day);

-- Answers, with the card before each of them, so that the last one can be undone.
create table flashcard_answers (
  -- Sorts by the time of the answer.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Null once the card is deleted: what was repeated today stays counted.
  flashcard_id uuid references flashcards (id) on delete set null,
  grade text not null check (grade in ('again', 'hard', 'good', 'easy')),
  answered_day date not null,
  was_new boolean not null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  created_at timestamptz not null
);

create index flashcard_answers_latest on flashcard_answers (user_id, id desc);
create index flashcard_answers_day on flashcard_answers (user_id, answered_day);
create index flashcard_answers_card on flashcard_answers (flashcard_id);

-- ==== Mistakes ====

create table mistakes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  topic text not null,
  cause text not null check (cause in ('bilgi', 'dikkat', 'sure', 'islem', 'yorum')),
  note text not null,
  solution text not null,
  -- The stored file with the photo of the question.
  photo text,
  text_folded text not null,
  times_shown integer not null default 0,
  times_correct integer not null default 0,
  memory jsonb check (jsonb_typeof(memory) = 'object'),
  due_day date,
  reviewed_day date,
  stability double precision,
  lapses integer not null default 0,
  created_day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((memory is null) = (due_day is null) and (memory is null) = (stability is null)
    and (memory is null) = (reviewed_day is null)),
  check (times_correct between 0 and times_shown),
  check (photo is not null or note <> '')
);

create index mistakes_list on mistakes (user_id, id desc);
create index mistakes_due on mistakes (user_id, due_day);
create index mistakes_day on mistakes (user_id, created_day);

-- ==== Books ====

-- Books with their lists of tests. The answers of a solved test are those of its question entry, so that changing or
-- deleting the entry changes the book.
create table books (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  publisher text not null check (length(publisher) <= 80),
  subject text not null,
  year smallint,
  -- The coach's book that this is a copy of; null once that is deleted.
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
  -- A topic of the catalogue.
  topic text,
  questions smallint not null check (questions between 1 and 200),
  blank smallint not null default 0 check (blank >= 0),
  -- Null until it is solved.
  entry_id uuid references question_entries (id) on delete set null,
  primary key (book_id, index)
);

create index book_tests_user on book_tests (user_id);
create unique index book_tests_entry on book_tests (entry_id) where entry_id is not null;
