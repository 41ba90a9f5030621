-- `waiting`: stopped by the student, who has not said yet how it went.
alter table study_runs drop constraint study_runs_status_check;
alter table study_runs add constraint study_runs_status_check
  check (status in ('running', 'waiting', 'closed', 'stopped', 'discarded'));

drop index study_runs_left;
create index study_runs_left on study_runs (user_id, ended_at) where status in ('closed', 'waiting');

-- What was studied in it: topic, minutes and answers of each, as the student told it.
alter table study_sessions add column topics jsonb;
