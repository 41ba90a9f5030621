-- The ranking follows what changed. A score is stored by itself, so that ranking locks no row that a session writes, and a
-- place is counted when it is read: 1 + the people with a higher score. `study_totals.score`, `rank` and `ranked_at` are
-- the release before's and go with the next one.

create table study_scores (
  user_id uuid primary key references users (id) on delete cascade,
  score integer not null check (score >= 0)
);

-- How many people have a score from `floor` on, over `width` scores: 1 for each score, 150 for groups of them. So a place is
-- a sum of 300 rows at most, however many people there are. Written by the ranking only.
create table study_score_counts (
  width smallint not null,
  floor integer not null,
  people integer not null,
  primary key (width, floor)
);

-- Whose score the next ranking counts again. Only ever added to, so that no write waits for another or for the ranking. No
-- foreign key: a write that noted its student would wait for an erasure that waits for the write. A trigger forgets them instead.
create table study_score_changes (
  id uuid primary key default gen_random_uuid(),
  student_id uuid,
  -- Instead of the student: what somebody had who was erased.
  score integer,
  check ((student_id is null) <> (score is null))
);
create index study_score_changes_student on study_score_changes (student_id);

-- The last day of the thirty that the scores are of.
alter table study_rankings add column day date;
