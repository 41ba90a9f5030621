-- What YouTube told of a video. Not of a person; asked again after 30 days.
create table videos (
  id text primary key,
  title text,
  channel_title text,
  duration_seconds integer,
  -- False: private, deleted or gone.
  is_available boolean not null,
  fetched_at timestamptz not null
);

create index videos_age on videos (fetched_at);

-- A page of a playlist as it was asked for; '' is the token of the first.
create table playlist_pages (
  playlist_id text not null,
  page_token text not null,
  max_results smallint not null,
  -- [{ "videoId": …, "position": … }]
  items jsonb not null,
  next_page_token text,
  fetched_at timestamptz not null,
  primary key (playlist_id, page_token, max_results)
);

create index playlist_pages_age on playlist_pages (fetched_at);

-- The playlist a coach saved for a student's subject; one for both to read.
create table subject_preferences (
  user_id uuid not null references users (id) on delete cascade,
  subject text not null,
  playlist_id text not null,
  -- Null once the coach's account is erased.
  coach_id uuid references users (id) on delete set null,
  updated_at timestamptz not null,
  primary key (user_id, subject)
);

create index subject_preferences_coach on subject_preferences (coach_id);
