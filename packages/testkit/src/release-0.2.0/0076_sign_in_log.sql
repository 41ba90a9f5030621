-- Sign-ins that worked, were wrong or were blocked. One row an hour for what is alike, so that guessing does not fill the
-- table; without a person where the e-mail belongs to nobody. Kept 90 days.
create table sign_in_log (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  result text not null check (result in ('ok', 'wrong', 'blocked')),
  device text not null,
  -- The network only: /24 or /48.
  address text not null,
  hour timestamptz not null,
  tries integer not null default 1,
  last_at timestamptz not null,
  unique nulls not distinct (user_id, hour, result, device, address)
);

-- The counts for admins, and the end of the 90 days.
create index sign_in_log_hour on sign_in_log (hour);

-- The name of a registration is the first one's: those of later ones are no longer kept.
update user_tokens set payload = null where payload is not null;
