-- Practice exams. Lines and topics are read and written with their attempt; the sums are kept beside them for the charts.
create table exam_attempts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  source text not null check (length(source) between 1 and 80),
  -- Null: a branch exam.
  exam_type text check (exam_type in ('TYT', 'AYT', 'YDT')),
  subjects jsonb not null check (jsonb_typeof(subjects) = 'array'),
  topics jsonb not null check (jsonb_typeof(topics) = 'array'),
  correct int not null check (correct >= 0),
  wrong int not null check (wrong >= 0),
  blank int not null check (blank >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index exam_attempts_newest on exam_attempts (user_id, day desc, id desc)
  include (exam_type, source, correct, wrong, blank);

-- How many attempts a person has added in a month: those deleted since count as well.
create table exam_attempt_months (
  user_id uuid not null references users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  added int not null check (added >= 0),
  primary key (user_id, month)
);
