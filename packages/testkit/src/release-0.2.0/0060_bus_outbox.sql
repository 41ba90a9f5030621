-- News of a commit until they are sent to the other server processes; used with Redis only, and nearly always empty.
create table bus_outbox (
  id uuid primary key,
  -- The server process that stored it and has delivered it to its own pages.
  sender uuid not null,
  topic text not null,
  data jsonb,
  stored_at timestamptz not null default clock_timestamp()
);
