-- Room on each page for the next version of a running run: a tick then writes no index.
alter table study_runs set (fillfactor = 50);
