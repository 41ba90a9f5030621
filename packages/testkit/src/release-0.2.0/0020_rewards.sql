-- Badges a student has; the rules are in the code. Never taken back.
create table user_achievements (
  user_id uuid not null references users (id) on delete cascade,
  achievement_id text not null check (length(achievement_id) between 1 and 100),
  unlocked_at timestamptz not null,
  primary key (user_id, achievement_id)
);

-- What an admin offers; three of the active and measurable ones are each day's.
create table daily_challenges (
  key text primary key check (length(key) between 1 and 60),
  position smallint not null,
  title text not null check (length(title) between 1 and 120),
  description text not null,
  target integer not null check (target >= 1),
  xp_reward smallint not null check (xp_reward between 0 and 1000),
  active boolean not null
);

insert into daily_challenges (key, position, title, description, target, xp_reward, active) values
  ('study_minutes', 0, 'Bir saat odaklan', 'Zamanlayıcıyla bugün 60 dakika çalış.', 60, 50, true),
  ('questions_solved', 1, '50 soru çöz', 'Bugün çözdüğün soruları kaydet.', 50, 50, true),
  ('sessions', 2, 'Üç ayrı çalışma', 'Günü böl: bugün üç çalışma yap.', 3, 40, true),
  ('cards_reviewed', 3, '20 kart tekrarı', 'Zamanı gelen kartlarına bak.', 20, 40, true),
  ('plan_completed', 4, 'Bugünün planını bitir', 'Bugün için planladığın her şeyi tamamla.', 1, 60, true),
  ('habits_done', 5, 'İki alışkanlık', 'Bugünkü alışkanlıklarından ikisini yerine getir.', 2, 30, true),
  ('exam_added', 6, 'Bir deneme kaydet', 'Çözdüğün denemenin sonucunu gir.', 1, 60, true);

-- Months whose medals are given; they never change afterwards.
create table medal_months (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null
);

create table medals (
  user_id uuid not null references users (id) on delete cascade,
  month date not null references medal_months (month) on delete cascade,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  -- Verified, whole.
  minutes integer not null,
  primary key (user_id, month)
);

create index medals_month on medals (month);

-- Rest days: [{ "from": a Monday, "weekday": 1 to 7 or null }].
alter table users add column rest_choices jsonb not null default '[]' check (jsonb_typeof(rest_choices) = 'array');

-- Freezes left after the newest day of study, and the last day on which the streak stands without more.
alter table study_totals add column freezes smallint not null default 0;
alter table study_totals add column streak_until date;
-- The day of the last word about a streak in danger, and about one that was kept.
alter table study_totals add column streak_warned date;
alter table study_totals add column streak_told date;
update study_totals set freezes = least(2, streak_days / 7), streak_until = streak_end + 1 + least(2, streak_days / 7);
create index study_totals_streak on study_totals (streak_until) where streak_days > 0;
