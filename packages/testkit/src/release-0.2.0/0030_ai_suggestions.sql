create table ai_suggestions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- What it proposes; the same key is not proposed twice in a week.
  key text not null,
  type text not null,
  subject text not null,
  topic text,
  scopes text[] not null,
  messages jsonb not null check (jsonb_typeof(messages) = 'object'),
  reason text not null,
  source text not null,
  entry_type text not null check (entry_type in ('konu_anlatim', 'soru_cozum')),
  -- The most useful first, within one run of the rules.
  position smallint not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'dismissed')),
  decided_at timestamptz,
  -- Of an accepted one: where it stands in the weekly plan.
  week_start date,
  entry_day smallint,
  entry_id uuid,
  created_at timestamptz not null
);

create index ai_suggestions_person on ai_suggestions (user_id, created_at);

create table ai_suggestion_runs (
  user_id uuid primary key references users (id) on delete cascade,
  ran_at timestamptz not null
);
