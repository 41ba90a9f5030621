-- Loaded at the start from `apps/api/data`, like the programmes. Names of topics are unique inside a subject only.
create table if not exists catalogue.topic_questions (
  subject text not null,
  -- Of a `group` several names joined by ' | '.
  topic text not null,
  year int not null,
  questions int not null,
  kind text not null,
  -- Who counted; docs/data-sources.md.
  source text not null,
  primary key (subject, topic, year, kind)
);

create table if not exists catalogue.topic_efforts (
  subject text not null,
  topic text not null,
  first_study_minutes int not null,
  practice_questions int not null,
  review_minutes int not null,
  position int not null,
  kind text not null,
  primary key (subject, topic)
);

create table if not exists catalogue.topic_prerequisites (
  subject text not null,
  topic text not null,
  needs_subject text not null,
  needs_topic text not null,
  strength text not null,
  primary key (subject, topic, needs_subject, needs_topic)
);

-- What an admin set instead; null keeps the catalogue's. Not in the schema above, so that backups hold it.
create table topic_overrides (
  subject text not null,
  topic text not null,
  first_study_minutes int,
  practice_questions int,
  review_minutes int,
  -- [{ subject, topic, strength }], in place of all of the catalogue's.
  needs jsonb check (jsonb_typeof(needs) = 'array'),
  updated_at timestamptz not null,
  primary key (subject, topic)
);

-- A student may have 20,000 sessions; those that name topics are few.
create index study_sessions_topics on study_sessions (user_id) where topics is not null;
