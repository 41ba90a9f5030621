-- Flashcards and the mistake notebook: both are repeated on the same schedule, by calendar days.

create table flashcards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  topic text not null,
  question text not null,
  answer text not null,
  tags text[] not null,
  -- The student's own label, not the scheduler's.
  difficulty smallint not null check (difficulty between 1 and 5),
  -- Stored files that the texts show.
  images text[] not null,
  -- Question, answer, topic and tags in the form used for search.
  text_folded text not null,
  times_shown integer not null default 0,
  times_correct integer not null default 0,
  -- What the scheduler remembers; null while the card was never answered.
  memory jsonb check (jsonb_typeof(memory) = 'object'),
  due_day date,
  reviewed_day date,
  stability double precision,
  lapses integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((memory is null) = (due_day is null) and (memory is null) = (stability is null) and (memory is null) = (reviewed_day is null)),
  check (times_correct between 0 and times_shown)
);

create index flashcards_library on flashcards (user_id, id desc);
create index flashcards_due on flashcards (user_id, due_day);

-- What was answered, with the card as it was before, so that the last answer can be undone.
create table flashcard_answers (
  -- Sorts by the time of the answer.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  flashcard_id uuid not null references flashcards (id) on delete cascade,
  grade text not null check (grade in ('again', 'hard', 'good', 'easy')),
  answered_day date not null,
  was_new boolean not null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  created_at timestamptz not null
);

create index flashcard_answers_latest on flashcard_answers (user_id, id desc);
create index flashcard_answers_day on flashcard_answers (user_id, answered_day);
create index flashcard_answers_card on flashcard_answers (flashcard_id);

create table mistakes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  topic text not null,
  cause text not null check (cause in ('bilgi', 'dikkat', 'sure', 'islem', 'yorum')),
  note text not null,
  solution text not null,
  -- A stored file, the photo of the question.
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
  check ((memory is null) = (due_day is null) and (memory is null) = (stability is null) and (memory is null) = (reviewed_day is null)),
  check (times_correct between 0 and times_shown),
  check (photo is not null or note <> '')
);

create index mistakes_list on mistakes (user_id, id desc);
create index mistakes_due on mistakes (user_id, due_day);
create index mistakes_day on mistakes (user_id, created_day);
