-- Streaks written before rest days and freezes existed were counted without them; the streak card counts with them.
-- The same rules as keptStreak and keptUntil in packages/domain/src/kept-streak.ts.
create function is_rest_day(choices jsonb, day date) returns boolean language sql immutable as $$
  select coalesce((
    select (choice ->> 'weekday')::int = extract(isodow from day)
    from jsonb_array_elements(choices) with ordinality as c (choice, place)
    where (choice ->> 'from')::date <= day
    order by (choice ->> 'from')::date desc, place desc limit 1), false)
$$;

do $$
declare
  person record;
  studied date;
  gap date;
  last_day date;
  days int;
  longest int;
  freezes_left int;
begin
  for person in
    select t.user_id, u.rest_choices from study_totals t join users u on u.id = t.user_id where t.streak_end is not null
  loop
    last_day := null;
    days := 0;
    longest := 0;
    freezes_left := 0;
    for studied in select d.day from study_days d where d.user_id = person.user_id and d.sessions > 0 order by d.day
    loop
      gap := last_day + 1;
      while gap < studied loop
        if not is_rest_day(person.rest_choices, gap) then
          if freezes_left = 0 then
            days := 0;
            exit;
          end if;
          freezes_left := freezes_left - 1;
        end if;
        gap := gap + 1;
      end loop;
      days := days + 1;
      if days % 7 = 0 then
        freezes_left := least(2, freezes_left + 1);
      end if;
      longest := greatest(longest, days);
      last_day := studied;
    end loop;
    if last_day is not null then
      gap := last_day + 1;
      studied := null;
      for spare in 0..freezes_left loop
        while is_rest_day(person.rest_choices, gap) loop
          gap := gap + 1;
        end loop;
        studied := gap;
        gap := gap + 1;
      end loop;
      update study_totals
      set streak_end = last_day, streak_days = days, longest_streak = longest, freezes = freezes_left, streak_until = studied
      where user_id = person.user_id;
    end if;
  end loop;
end $$;

drop function is_rest_day(jsonb, date);
