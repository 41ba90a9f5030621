-- The assistant and its suggestions.

-- ==== Assistant ====

-- Questions to the assistant and its answers.
create table assistant_exchanges (
  -- Sorts by the time of the answer.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  question text not null,
  answer text not null,
  sources text[] not null,
  -- The model that wrote the answer.
  model text not null,
  created_at timestamptz not null
);

create index assistant_exchanges_thread on assistant_exchanges (user_id, id desc);

-- Consent to send questions to a model service. It does not cover another host.
create table assistant_consents (
  user_id uuid primary key references users (id) on delete cascade,
  host text not null,
  given_at timestamptz not null
);

-- Requests to the model service and their tokens, by month.
create table assistant_usage (
  user_id uuid not null references users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  requests integer not null,
  tokens bigint not null,
  primary key (user_id, month)
);

create index assistant_usage_month on assistant_usage (month);

-- One row: the monthly budgets in tokens, set by an admin.
create table assistant_budgets (
  one boolean primary key default true check (one),
  per_student integer not null check (per_student >= 0),
  overall integer not null check (overall >= 0),
  updated_at timestamptz not null
);

-- ==== AI suggestions ====

create table ai_suggestions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The content of the suggestion: the same key is not suggested twice in a week.
  key text not null,
  type text not null,
  subject text not null,
  topic text,
  scopes text[] not null,
  messages jsonb not null check (jsonb_typeof(messages) = 'object'),
  reason text not null,
  source text not null,
  entry_type text not null check (entry_type in ('konu_anlatim', 'soru_cozum')),
  -- The order within one run of the rules, the most useful first.
  position smallint not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'dismissed')),
  decided_at timestamptz,
  -- The place of an accepted suggestion in the weekly plan.
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
