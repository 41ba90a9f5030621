-- What students do together, and what rewards them.

-- ==== User blocks and reports ====

-- Neither of the two people finds, challenges or invites the other.
create table person_blocks (
  user_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);

create index person_blocks_blocked on person_blocks (blocked_id);

create table person_reports (
  id uuid primary key,
  -- The reporter; null once their account is erased.
  user_id uuid references users (id) on delete set null,
  reported_id uuid not null references users (id) on delete cascade,
  kind text not null,
  reason text not null check (length(reason) between 1 and 1000),
  -- Where it happened, like `duel:<id>`.
  reference text check (length(reference) <= 120),
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references users (id) on delete set null,
  state text not null default 'open' check (state in ('open', 'acted', 'dismissed'))
);

create index person_reports_user on person_reports (user_id, created_at);
create index person_reports_reported on person_reports (reported_id);
create index person_reports_handled_by on person_reports (handled_by);
-- Admins read open reports first, then the newest, or those of one state.
create index person_reports_listed on person_reports ((state <> 'open'), id desc);
create index person_reports_state on person_reports (state, id desc);

-- ==== Rooms ====

create table rooms (
  id uuid primary key,
  -- Null after the owner's account is erased, until a job finds another owner.
  owner_id uuid references users (id) on delete set null,
  name text not null,
  description text not null,
  type text not null check (type in ('public', 'private')),
  capacity smallint not null check (capacity between 2 and 100),
  invite_code text not null,
  is_active boolean not null,
  -- The number of the newest message; the lock of this row orders messages.
  last_number bigint not null default 0,
  focus_started_at timestamptz,
  focus_minutes smallint,
  focus_break_minutes smallint,
  last_activity_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The author of name and description, who may have been an earlier owner.
  named_by uuid references users (id) on delete set null,
  -- A code expires a day after it was last shown.
  code_shown_at timestamptz not null default now(),
  -- Made when it is first shown; too long to guess.
  invite_link text,
  needs_approval boolean not null default false
);

-- An inactive room frees its code.
create unique index rooms_invite_code on rooms (invite_code) where is_active;
create index rooms_owner on rooms (owner_id);
create index rooms_open on rooms (last_activity_at desc) where is_active and type = 'public';
create index rooms_newest on rooms (last_activity_at desc);
create index rooms_named_by on rooms (named_by);
create unique index rooms_invite_link on rooms (invite_link);

create table room_members (
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('active', 'pending', 'left', 'removed', 'banned')),
  -- The number of the newest message that the person has read.
  read_number bigint not null,
  joined_at timestamptz not null,
  last_seen_at timestamptz,
  left_at timestamptz,
  primary key (room_id, user_id)
);

create index room_members_user on room_members (user_id) where status = 'active';
create index room_members_standing on room_members (room_id, joined_at) where status = 'active';
create index room_members_all_of_user on room_members (user_id);
create index room_members_pending on room_members (room_id, joined_at) where status = 'pending';

create table room_messages (
  id uuid primary key,
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  number bigint not null,
  client_key text not null,
  content text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Removed by the owner of the room or an admin: the text is emptied, the number stays.
  removed_at timestamptz,
  -- The answered message of the same room. Stays when that is deleted, so that the answer can say so.
  reply_number bigint,
  unique (room_id, number),
  unique (user_id, room_id, client_key)
);

create index room_messages_expiry on room_messages (expires_at);
create index room_messages_removed on room_messages (room_id) where removed_at is not null;

-- One reaction for each person and message.
create table room_reactions (
  message_id uuid not null references room_messages (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  emoji text not null,
  created_at timestamptz not null,
  primary key (message_id, user_id)
);

create index room_reactions_user on room_reactions (user_id);

create table room_bans (
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  by_id uuid references users (id) on delete set null,
  reason text not null,
  created_at timestamptz not null,
  primary key (room_id, user_id)
);

create index room_bans_user on room_bans (user_id);
create index room_bans_by on room_bans (by_id);

-- People that a person does not want to read, in every room.
create table room_mutes (
  user_id uuid not null references users (id) on delete cascade,
  muted_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, muted_id)
);

create index room_mutes_muted on room_mutes (muted_id);

-- Reported messages with their text, because a message itself is deleted after seven days.
create table room_message_reports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  room_id uuid references rooms (id) on delete set null,
  room_name text not null,
  message_id uuid not null,
  author_id uuid not null references users (id) on delete cascade,
  content text not null,
  sent_at timestamptz not null,
  reason text not null check (reason in ('insult', 'contact', 'spam', 'other')),
  note text not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'acted', 'dismissed')),
  handled_at timestamptz,
  handled_by uuid references users (id) on delete set null,
  -- The text of a message that was removed since, for admins only; `content` is in exports of other people.
  evidence text,
  unique (user_id, message_id)
);

create index room_message_reports_author on room_message_reports (author_id);
create index room_message_reports_room on room_message_reports (room_id);
create index room_message_reports_handled_by on room_message_reports (handled_by);
create index room_message_reports_listed on room_message_reports ((state <> 'open'), id desc);
create index room_message_reports_state on room_message_reports (state, id desc);

-- Words that rooms refuse; kept by the admins.
create table room_words (
  id uuid primary key,
  word text not null,
  folded text not null unique,
  created_at timestamptz not null
);

-- Server processes that hold sockets of rooms. After some seconds without a beat a process and its sockets count as dead.
create table room_processes (
  id uuid primary key,
  seen_at timestamptz not null
);

create table room_connections (
  id uuid primary key,
  process_id uuid not null references room_processes (id) on delete cascade,
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade
);

create index room_connections_room on room_connections (room_id, user_id);
create index room_connections_process on room_connections (process_id);
create index room_connections_user on room_connections (user_id);

-- ==== Duels ====

create table duels (
  id uuid primary key,
  -- Null once the owner's account is erased: the result of the others stays.
  owner_id uuid references users (id) on delete set null,
  type text not null check (type in ('daily', '3day', 'weekly')),
  status text not null check (status in ('pending', 'active', 'finished', 'canceled')),
  -- Part of the link of the owner, with which others may ask to join.
  link_code text not null,
  created_at timestamptz not null,
  -- When the opponent accepted.
  start_at timestamptz,
  end_at timestamptz,
  -- The end, or earlier if the owner finished it.
  finished_at timestamptz,
  ended_early boolean not null default false,
  check ((status in ('active', 'finished')) = (start_at is not null)),
  check ((start_at is null) = (end_at is null)),
  check ((status = 'finished') = (finished_at is not null))
);

create index duels_owner on duels (owner_id, created_at);
create index duels_running on duels (end_at) where status = 'active';
create index duels_unanswered on duels (created_at) where status = 'pending';

create table duel_participants (
  id uuid primary key,
  duel_id uuid not null references duels (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  joined_at timestamptz not null,
  -- The result; null while the duel runs and minutes are counted at each read.
  minutes integer check (minutes >= 0),
  won boolean not null default false,
  unique (duel_id, user_id)
);

create index duel_participants_user on duel_participants (user_id, duel_id);
create unique index duel_participants_winner on duel_participants (duel_id) where won;

create table duel_invites (
  id uuid primary key,
  duel_id uuid not null references duels (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The first opponent, a person invited later, or a person who asked to join.
  kind text not null check (kind in ('opponent', 'invited', 'asked')),
  -- `pending` waits for the owner, `approved` for the invited person.
  status text not null check (status in ('pending', 'approved', 'accepted', 'declined')),
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (duel_id, user_id)
);

create unique index duel_invites_opponent on duel_invites (duel_id) where kind = 'opponent';
create index duel_invites_open on duel_invites (user_id) where status in ('pending', 'approved');
create index duel_invites_user on duel_invites (user_id);

-- ==== XP and rewards ====

-- `study_totals.xp` is the sum of them.
create table xp_entries (
  user_id uuid not null references users (id) on delete cascade,
  source text not null check (source in ('study', 'challenge', 'duel', 'badge')),
  -- The study day, the challenge of a day, the duel or the badge: nothing is rewarded twice.
  cause text not null check (length(cause) between 1 and 100),
  day date not null,
  amount integer not null check (amount >= 0),
  -- The text beside it; null for a study day.
  title text,
  primary key (user_id, source, cause)
);

create index xp_entries_newest on xp_entries (user_id, day desc, source, cause);

-- Badges of students, which are never revoked. The rules are in the code.
create table user_achievements (
  user_id uuid not null references users (id) on delete cascade,
  achievement_id text not null check (length(achievement_id) between 1 and 100),
  unlocked_at timestamptz not null,
  primary key (user_id, achievement_id)
);

-- Offered by admins. Each day has three of the active ones that can be measured.
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

-- Months with awarded medals, which do not change any more.
create table medal_months (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null
);

create table medals (
  user_id uuid not null references users (id) on delete cascade,
  month date not null references medal_months (month) on delete cascade,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  -- Whole minutes of verified study.
  minutes integer not null,
  primary key (user_id, month)
);

create index medals_month on medals (month);

-- ==== Motivation ====

-- One quote for each ISO week.
create table motivations (
  id uuid primary key,
  quote text not null,
  author text,
  created_at timestamptz not null,
  year integer not null,
  week integer not null check (week between 1 and 53),
  updated_at timestamptz not null,
  constraint motivations_week unique (year, week)
);

-- ==== Erasure ====

-- Replaces the name where it is a whole word.
create function without_name(text text, name text) returns text language sql immutable as $$
  select case when coalesce(name, '') = '' or position(name in text) = 0 then text else regexp_replace(text,
    '(?<![[:alpha:]])' || regexp_replace(name, '([].^$*+?(){}|\\[-])', '\\\1', 'g') || '(?![[:alpha:]])',
    'Silinmiş kullanıcı', 'g') end
$$;

-- Takes the name and the words of an erased person out of rows of other people.
create function forget_person() returns trigger language plpgsql as $$
declare
  full_name text := trim(old.first_name || ' ' || old.last_name);
begin
  -- Titles and bodies have limits of their own; a longer replacement is cut.
  update notifications set named = nullif(named - old.id::text, '{}'),
    title = left(without_name(title, named ->> old.id::text), 120),
    body = left(without_name(body, named ->> old.id::text), 500)
  where named ? old.id::text;

  update room_message_reports set room_name = 'Silinmiş kullanıcının odası'
  where room_id in (select id from rooms where named_by = old.id);
  update rooms set name = 'Silinmiş kullanıcının odası', description = '' where named_by = old.id;
  update person_reports set reason = 'Silinmiş kullanıcı', reference = null where user_id = old.id;

  -- A first name alone may be anybody's.
  if old.first_name <> '' and old.last_name <> '' then
    update rooms r set name = left(without_name(name, full_name), 60),
      description = left(without_name(description, full_name), 300)
    where position(full_name in r.name || ' ' || r.description) > 0
      and exists (select from room_members m where m.room_id = r.id and m.user_id = old.id);
    update room_message_reports set room_name = left(without_name(room_name, full_name), 60),
      content = left(without_name(content, full_name), 1000), note = left(without_name(note, full_name), 500),
      -- Added by a later migration.
      evidence = left(without_name(evidence, full_name), 1000)
    where position(full_name in room_name || ' ' || content || ' ' || note || ' ' || coalesce(evidence, '')) > 0;
    update person_reports set reason = left(without_name(reason, full_name), 1000),
      reference = left(without_name(reference, full_name), 120)
    where position(full_name in reason || ' ' || coalesce(reference, '')) > 0;
  end if;
  return old;
end $$;

create trigger users_forget before delete on users for each row execute function forget_person();
