-- Migration 0034 recounted streaks with rest days and freezes. Whoever's longest one changed by that is told once.
-- Both counts are of the days that were studied before that migration.
do $$
declare
  person record;
  studied date;
  gap date;
  last_day date;
  plain int;
  longest_plain int;
  days int;
  longest int;
  freezes_left int;
begin
  for person in
    select u.id, u.rest_choices, array_agg(distinct s.day order by s.day) as days
    from users u join study_sessions s on s.user_id = u.id
    where s.created_at < (select applied_at from migrations where name = '0034_recount_streaks.sql')
    group by u.id
  loop
    last_day := null;
    plain := 0;
    longest_plain := 0;
    days := 0;
    longest := 0;
    freezes_left := 0;
    foreach studied in array person.days
    loop
      plain := case when studied = last_day + 1 then plain + 1 else 1 end;
      longest_plain := greatest(longest_plain, plain);
      gap := last_day + 1;
      while gap < studied loop
        if not coalesce((
          select (choice ->> 'weekday')::int = extract(isodow from gap)
          from jsonb_array_elements(person.rest_choices) with ordinality as c (choice, place)
          where (choice ->> 'from')::date <= gap
          order by (choice ->> 'from')::date desc, place desc limit 1), false)
        then
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
    continue when longest = longest_plain;
    insert into notifications (id, user_id, category, type, title, body, action_url, created_at)
    values (
      -- In the order of time, as the ids of all notifications are.
      (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
        || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(person.id::text || random()), 1, 15))::uuid,
      person.id, 'success', 'streak.recounted', 'En uzun serin yeniden sayıldı',
      'Dinlenme günün ve dondurmaların artık serini saklıyor. Bu yüzden en uzun serin ' || longest_plain || ' günden '
        || longest || ' güne çıktı; çalışma kayıtların değişmedi.',
      '/dashboard', now());
  end loop;
end $$;
