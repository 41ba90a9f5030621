-- Answers of a booklet as they were marked. A form that was scored is the attempt's; deleting the attempt opens it again.
create table optical_forms (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  exam_type text not null check (exam_type in ('TYT', 'AYT', 'YDT')),
  -- Of YDT.
  language text check ((language is not null) = (exam_type = 'YDT')),
  extra_philosophy boolean not null,
  day date not null,
  source text not null check (length(source) between 1 and 80),
  -- By test, one character a question.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  key jsonb not null check (jsonb_typeof(key) = 'object'),
  -- What the student said each wrong question was about.
  topics jsonb not null check (jsonb_typeof(topics) = 'array'),
  attempt_id uuid references exam_attempts (id) on delete set null,
  created_at timestamptz not null
);

create index optical_forms_newest on optical_forms (user_id, id desc);
create index optical_forms_attempt on optical_forms (attempt_id) where attempt_id is not null;
