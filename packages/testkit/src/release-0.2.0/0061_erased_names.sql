-- An erasure also takes the person's words and name out of rows of others.

-- The people whose names the text holds: their ids with the names as they were written.
alter table notifications add column named jsonb check (jsonb_typeof(named) = 'object');
create index notifications_named on notifications using gin (named) where named is not null;

-- Who chose name and description; the owner may be another by now.
alter table rooms add column named_by uuid references users (id) on delete set null;
create index rooms_named_by on rooms (named_by);
update rooms set named_by = owner_id;

-- Those stored so far: duels name a participant or an invited student, summaries of coaches their students.
update notifications n set named = found.named
from (
  select n.id, jsonb_object_agg(u.id, u.name) as named
  from notifications n
  join duels d on n.action_url = '/duels/' || d.id
  join lateral (
    select d.owner_id as id
    union select user_id from duel_participants p where p.duel_id = d.id
    union select user_id from duel_invites i where i.duel_id = d.id) person on person.id <> n.user_id
  join lateral (
    select id, trim(first_name) || case when last_name = '' then '' else ' ' || left(last_name, 1) || '.' end as name
    from users where users.id = person.id and first_name <> '') u on position(u.name in n.title || ' ' || n.body) > 0
  where n.type like 'duel.%'
  group by n.id) found
where n.id = found.id;

update notifications n set named = found.named
from (
  select n.id, jsonb_object_agg(u.id, u.first_name) as named
  from notifications n
  join coach_assignments a on a.coach_id = n.user_id
  join users u on u.id = a.user_id and u.first_name <> '' and position(u.first_name in n.body) > 0
  where n.type = 'coach.digest'
  group by n.id) found
where n.id = found.id;

-- The text with the name, where it stands as a whole word, replaced.
create function without_name(text text, name text) returns text language sql immutable as $$
  select case when coalesce(name, '') = '' or position(name in text) = 0 then text else regexp_replace(text,
    '(?<![[:alpha:]])' || regexp_replace(name, '([].^$*+?(){}|\\[-])', '\\\1', 'g') || '(?![[:alpha:]])',
    'Silinmiş kullanıcı', 'g') end
$$;

create function forget_person() returns trigger language plpgsql as $$
declare
  full_name text := trim(old.first_name || ' ' || old.last_name);
begin
  -- Titles and bodies have limits of their own; a longer replacement is cut.
  update notifications set named = nullif(named - old.id::text, '{}'),
    title = left(without_name(title, named ->> old.id::text), 120),
    body = left(without_name(body, named ->> old.id::text), 500)
  where named ? old.id::text;

  update room_message_reports set room_name = 'Silinmiş kullanıcının odası'
  where room_id in (select id from rooms where named_by = old.id);
  update rooms set name = 'Silinmiş kullanıcının odası', description = '' where named_by = old.id;
  update person_reports set reason = 'Silinmiş kullanıcı', reference = null where user_id = old.id;

  -- A first name alone may be anybody's.
  if old.first_name <> '' and old.last_name <> '' then
    update rooms r set name = left(without_name(name, full_name), 60),
      description = left(without_name(description, full_name), 300)
    where position(full_name in r.name || ' ' || r.description) > 0
      and exists (select from room_members m where m.room_id = r.id and m.user_id = old.id);
    update room_message_reports set room_name = left(without_name(room_name, full_name), 60),
      content = left(without_name(content, full_name), 1000), note = left(without_name(note, full_name), 500),
      -- Added by a later migration.
      evidence = left(without_name(evidence, full_name), 1000)
    where position(full_name in room_name || ' ' || content || ' ' || note || ' ' || coalesce(evidence, '')) > 0;
    update person_reports set reason = left(without_name(reason, full_name), 1000),
      reference = left(without_name(reference, full_name), 120)
    where position(full_name in reason || ' ' || coalesce(reference, '')) > 0;
  end if;
  return old;
end $$;

create trigger users_forget before delete on users for each row execute function forget_person();
