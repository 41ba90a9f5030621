-- Public tables that every start can load again from `apps/api/data`. In a schema of their own, which backups leave out; a
-- restore runs migrations again beside it, so what is here already must be no error.
create schema if not exists catalogue;

-- What each table holds now.
create table if not exists catalogue.files (
  file text primary key,
  checksum text not null,
  loaded_at timestamptz not null default now()
);

-- The same as `tr.fold` for names in the letters of Turkish.
create or replace function catalogue.fold(name text) returns text
  language sql immutable strict parallel safe
  as $$ select replace(lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]+', '', 'g')), 'ı', 'i') $$;

-- What a search reads stands first: PostgreSQL walks a row from its beginning to the last column it needs.
create table if not exists catalogue.programmes (
  -- The place in the file.
  position int not null,
  quota int not null,
  -- Places in the Turkish alphabet.
  university_place int not null,
  name_place int not null,
  code text primary key,
  score_type text not null,
  kind text not null,
  latest_rank int,
  city_folded text not null,
  university_folded text not null,
  -- University with its abbreviations, name and city, folded; each word after a space.
  words text not null,
  name_folded text not null,
  department_folded text not null,
  university text not null,
  city text not null,
  faculty text not null,
  name text not null,
  -- As in replies, newest year first.
  scores jsonb not null,
  ranks jsonb not null
);
create index if not exists programmes_university on catalogue.programmes (university_folded);
-- One for each order, so that a first page is read from its beginning instead of sorting what fits.
create index if not exists programmes_rank on catalogue.programmes (latest_rank, code);
create index if not exists programmes_rank_last on catalogue.programmes (latest_rank desc nulls last, code);
create index if not exists programmes_by_university on catalogue.programmes (university_place, name_place, code);
create index if not exists programmes_by_name on catalogue.programmes (name_place, university_place, code);
create index if not exists programmes_words on catalogue.programmes using gin (words gin_trgm_ops);
