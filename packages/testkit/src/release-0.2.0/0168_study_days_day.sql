-- Who studied on the days that leave the window of the score, and the days of a month. Writes to the table wait while it is built:
-- docs/adr/0074 says how to build it before.
create index if not exists study_days_day on study_days (day);
