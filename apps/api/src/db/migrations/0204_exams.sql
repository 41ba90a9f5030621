-- Practice exams, and the choice of a university programme.

-- ==== Exam dates ====

-- Exam days set by an admin; for other years the published or usual days of ÖSYM hold.
create table exam_dates (
  year integer primary key check (year between 2020 and 2099),
  tyt date not null,
  ayt date not null,
  ydt date not null,
  official boolean not null,
  updated_at timestamptz not null
);

-- ==== Exam imports ====

-- Imported spreadsheets of results, so that all results of a file can be undone at once.
create table exam_imports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  undone_at timestamptz
);

create index exam_imports_user on exam_imports (user_id);

-- The meaning of the columns in a publisher's files, by header: [["turkce d", "tyt_turkce.correct"], …].
create table exam_import_columns (
  user_id uuid not null references users (id) on delete cascade,
  source_key text not null check (length(source_key) between 1 and 200),
  exam text not null check (exam in ('TYT', 'AYT', 'YDT', 'BRANS')),
  columns jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, source_key, exam)
);

-- ==== Exam attempts ====

-- Practice exams. Subjects and topics are read and written as a whole; the sums are stored for the charts.
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
  updated_at timestamptz not null,
  version int not null default 1,
  import_id uuid references exam_imports (id) on delete set null
);

create index exam_attempts_newest on exam_attempts (user_id, day desc, id desc)
  include (exam_type, source, correct, wrong, blank);
create index exam_attempts_import on exam_attempts (import_id) where import_id is not null;

-- The number of attempts added in a month, with those deleted since.
create table exam_attempt_months (
  user_id uuid not null references users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  added int not null check (added >= 0),
  primary key (user_id, month)
);

-- ==== Optical forms ====

-- Marked answers of a booklet. A scored form belongs to its attempt; deleting the attempt reopens the form.
create table optical_forms (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  exam_type text not null check (exam_type in ('TYT', 'AYT', 'YDT')),
  -- For YDT only.
  language text check ((language is not null) = (exam_type = 'YDT')),
  extra_philosophy boolean not null,
  day date not null,
  source text not null check (length(source) between 1 and 80),
  -- By test, one character for each question.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  key jsonb not null check (jsonb_typeof(key) = 'object'),
  -- The topics that the student gave to wrong questions.
  topics jsonb not null check (jsonb_typeof(topics) = 'array'),
  attempt_id uuid references exam_attempts (id) on delete set null,
  created_at timestamptz not null
);

create index optical_forms_newest on optical_forms (user_id, id desc);
create index optical_forms_attempt on optical_forms (attempt_id) where attempt_id is not null;

-- ==== University programmes ====

-- Loaded from `apps/api/data`. Columns that a search reads come first: PostgreSQL walks a row from its beginning to the
-- last column it needs.
create table if not exists catalogue.programmes (
  -- The place in the file.
  position int not null,
  quota int not null,
  quota_year int not null,
  -- Ranks in the order of the Turkish alphabet.
  university_place int not null,
  name_place int not null,
  latest_rank int,
  -- The last rank that is placed: the latest one, or the limit if that is smaller.
  reach_rank int,
  rank_limit int,
  -- In the newest table of placements.
  listed boolean not null,
  -- Open to some only, by nationality, sex or ministry.
  closed boolean not null,
  level text not null,
  code text primary key,
  score_type text not null,
  kind text not null,
  city_folded text not null,
  university_folded text not null,
  -- University with its abbreviations, name and city, folded; a space before each word.
  words text not null,
  name_folded text not null,
  department_folded text not null,
  university text not null,
  city text not null,
  faculty text not null,
  name text not null,
  former_name text,
  -- The code that replaces it since it is not listed any more.
  successor text,
  conditions jsonb not null,
  -- As in replies, newest year first.
  scores jsonb not null,
  ranks jsonb not null
);

create index if not exists programmes_university on catalogue.programmes (university_folded);

-- One index for each order, so that a page is read in order instead of sorted.
create index if not exists programmes_rank on catalogue.programmes (latest_rank, code) where listed;
create index if not exists programmes_rank_last on catalogue.programmes (latest_rank desc nulls last, code)
  where listed;
create index if not exists programmes_by_university on catalogue.programmes (university_place, name_place, code)
  where listed;
create index if not exists programmes_by_name on catalogue.programmes (name_place, university_place, code)
  where listed;
create index if not exists programmes_words on catalogue.programmes using gin (words gin_trgm_ops);

-- All columns that a search filters by, so that it reads the index alone.
create index if not exists programmes_facts on catalogue.programmes (score_type, latest_rank, code)
  include (level, kind, city_folded, university_folded, reach_rank, closed) where listed;

-- ==== Preference lists ====

-- Choices in their order. A student has two lists, which are read and written as a whole.
create table preference_lists (
  user_id uuid not null references users (id) on delete cascade,
  list text not null check (list in ('A', 'B')),
  -- A save names the version it is based on.
  version integer not null check (version > 0),
  -- Code and note of each choice.
  entries jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 24),
  -- The real ranks by score type, once results are published.
  own_ranks jsonb not null check (jsonb_typeof(own_ranks) = 'object'),
  updated_at timestamptz not null,
  primary key (user_id, list)
);

-- Comments of a coach on a student's list, or on one of its choices.
create table preference_comments (
  id uuid primary key,
  -- The student.
  user_id uuid not null references users (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  list text not null check (list in ('A', 'B')),
  -- Null: a comment on the whole list.
  code text,
  body text not null,
  created_at timestamptz not null
);

create index preference_comments_list on preference_comments (user_id, list, id);
create index preference_comments_author on preference_comments (author_id) where author_id is not null;
