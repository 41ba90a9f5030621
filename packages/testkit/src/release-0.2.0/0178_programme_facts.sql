-- What a search filters by, in the order of ranks of each score type: read without the table.
create index if not exists programmes_facts on catalogue.programmes (score_type, latest_rank, code)
  include (level, kind, city_folded, university_folded, reach_rank, closed) where listed;
