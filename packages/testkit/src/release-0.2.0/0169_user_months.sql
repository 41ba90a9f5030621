-- New people by month, kept with the people: the growth of a year is twelve rows.
create table user_months (
  month date primary key,
  new_users integer not null,
  new_students integer not null
);

create function month_of_user(created_at timestamptz) returns date language sql immutable as $$
  select date_trunc('month', created_at at time zone 'Europe/Istanbul')::date
$$;

create function count_new_users() returns trigger language plpgsql as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into user_months as m (month, new_users, new_students)
  select month_of_user(created_at), sign * count(*), sign * (count(*) filter (where role = 'student'))
  from changed group by 1 order by 1
  on conflict (month) do update set new_users = m.new_users + excluded.new_users,
    new_students = m.new_students + excluded.new_students;
  return null;
end $$;

create function move_new_user() returns trigger language plpgsql as $$
begin
  insert into user_months as m (month, new_users, new_students)
  select month, sum(people), sum(students)
  from (values (month_of_user(old.created_at), -1, -(old.role = 'student')::int),
    (month_of_user(new.created_at), 1, (new.role = 'student')::int)) as moved (month, people, students)
  group by month order by month
  on conflict (month) do update set new_users = m.new_users + excluded.new_users,
    new_students = m.new_students + excluded.new_students;
  return null;
end $$;

-- Many people at once are one change of a month.
create trigger users_month_added after insert on users referencing new table as changed
  for each statement execute function count_new_users();
create trigger users_month_removed after delete on users referencing old table as changed
  for each statement execute function count_new_users();
create trigger users_month_moved after update of role, created_at on users for each row
  when (old.role <> new.role or old.created_at <> new.created_at) execute function move_new_user();

-- Creating the triggers has locked the table: nobody is counted twice or missed.
insert into user_months (month, new_users, new_students)
select month_of_user(created_at), count(*), count(*) filter (where role = 'student') from users group by 1;
