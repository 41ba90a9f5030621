-- Two-year programmes, years of quotas, limits and conditions beside what was there. Made anew, because what a search reads
-- must stand first; the next start loads it. A restore runs this beside a table that is this one already.
do $$ begin
  if not exists (select from information_schema.columns
      where table_schema = 'catalogue' and table_name = 'programmes' and column_name = 'level') then
    drop table if exists catalogue.programmes;
    delete from catalogue.files where file = 'programmes.tsv.gz';
  end if;
end $$;

create table if not exists catalogue.programmes (
  -- The place in the file.
  position int not null,
  quota int not null,
  quota_year int not null,
  -- Places in the Turkish alphabet.
  university_place int not null,
  name_place int not null,
  latest_rank int,
  -- The last rank that is placed: the latest one, or the limit where that is smaller.
  reach_rank int,
  rank_limit int,
  -- In the newest table of placements.
  listed boolean not null,
  -- Not for everybody: nationality, sex, a ministry's students.
  closed boolean not null,
  level text not null,
  code text primary key,
  score_type text not null,
  kind text not null,
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
  former_name text,
  -- The code that stands for it since it is not listed any more.
  successor text,
  conditions jsonb not null,
  -- As in replies, newest year first.
  scores jsonb not null,
  ranks jsonb not null
);
create index if not exists programmes_university on catalogue.programmes (university_folded);
-- One for each order, so that a first page is read from its beginning instead of sorting what fits.
create index if not exists programmes_rank on catalogue.programmes (latest_rank, code) where listed;
create index if not exists programmes_rank_last on catalogue.programmes (latest_rank desc nulls last, code) where listed;
create index if not exists programmes_by_university on catalogue.programmes (university_place, name_place, code) where listed;
create index if not exists programmes_by_name on catalogue.programmes (name_place, university_place, code) where listed;
create index if not exists programmes_words on catalogue.programmes using gin (words gin_trgm_ops);
