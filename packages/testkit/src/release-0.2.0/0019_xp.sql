-- Every XP a person has, line by line. `study_totals.xp` is the sum of it.
create table xp_entries (
  user_id uuid not null references users (id) on delete cascade,
  source text not null check (source in ('study', 'challenge', 'duel', 'badge')),
  -- What it was given for: the study day, the challenge of a day, the duel, the badge. Nothing is given twice.
  cause text not null check (length(cause) between 1 and 100),
  day date not null,
  amount integer not null check (amount >= 0),
  -- What the student reads beside it; the source and the day say enough of a study day.
  title text,
  primary key (user_id, source, cause)
);

create index xp_entries_newest on xp_entries (user_id, day desc, source, cause);

-- The rule of the day's sum: a point a minute up to 720, and 30 more from 120 minutes on.
insert into xp_entries (user_id, source, cause, day, amount)
select user_id, 'study', day::text, day, minutes + case when minutes >= 120 then 30 else 0 end
from study_days cross join lateral (select least(720, verified_seconds / 60)::int as minutes) as whole
where minutes > 0;
