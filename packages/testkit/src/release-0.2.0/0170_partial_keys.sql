-- Sessions without a key, and those whose key has lapsed, had an entry each; so had runs that were not stopped with one. The
-- names stay: a repeat is told by them, also by the release before. Writes to the tables wait while the indices are built:
-- docs/adr/0074 says how to build them before. The key of a run's start stays whole: erasing a person finds their runs by it.
create unique index if not exists study_sessions_key on study_sessions (user_id, idempotency_key)
  where idempotency_key is not null;
alter table study_sessions drop constraint study_sessions_user_id_idempotency_key_key;
alter index study_sessions_key rename to study_sessions_user_id_idempotency_key_key;

create unique index if not exists study_runs_stop on study_runs (user_id, stop_key) where stop_key is not null;
alter table study_runs drop constraint study_runs_user_id_stop_key_key;
alter index study_runs_stop rename to study_runs_user_id_stop_key_key;
