-- A coach may make links for parents as well, once the student allowed it to this coach.
create table parent_report_permissions (
  user_id uuid primary key references users (id) on delete cascade,
  -- Another coach asks anew.
  coach_id uuid not null references users (id) on delete cascade,
  allowed_at timestamptz not null
);

create index parent_report_permissions_coach on parent_report_permissions (coach_id);

alter table parent_links
  -- Null: the student made it.
  add column coach_id uuid references users (id) on delete cascade,
  -- So many days up to the one it is opened on.
  add column days int not null default 7 check (days in (7, 14, 30));

create index parent_links_coach on parent_links (coach_id);
