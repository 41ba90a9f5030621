-- What students ask the assistant, and what a model service may get and cost.
create table assistant_exchanges (
  -- Sorts by the time it was answered.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  question text not null,
  answer text not null,
  sources text[] not null,
  -- Who wrote the answer.
  model text not null,
  created_at timestamptz not null
);

create index assistant_exchanges_thread on assistant_exchanges (user_id, id desc);

-- The host is part of it: a consent does not go over to another service.
create table assistant_consents (
  user_id uuid primary key references users (id) on delete cascade,
  host text not null,
  given_at timestamptz not null
);

create table assistant_usage (
  user_id uuid not null references users (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  requests integer not null,
  tokens bigint not null,
  primary key (user_id, month)
);

create index assistant_usage_month on assistant_usage (month);

create table assistant_budgets (
  one boolean primary key default true check (one),
  per_student integer not null check (per_student >= 0),
  overall integer not null check (overall >= 0),
  updated_at timestamptz not null
);
