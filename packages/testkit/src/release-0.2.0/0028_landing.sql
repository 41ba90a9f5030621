-- What the landing page promises: figures, voices and offers. No row: it promises nothing.
create table landing_settings (
  id smallint primary key check (id = 1),
  settings jsonb not null,
  updated_at timestamptz not null
);
