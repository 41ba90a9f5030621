-- A coach's templates have different names, whatever the case, dots and accents. Of equal ones the oldest keeps its name.
create function folded_name(name text) returns text language sql immutable as $$
  select translate(lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ı', 'i')
$$;

do $$
declare
  template record;
  number int;
  renamed text;
begin
  for template in
    select id, user_id, name,
      row_number() over (partition by user_id, folded_name(name) order by id) as place
    from program_templates order by id
  loop
    continue when template.place = 1;
    number := template.place;
    loop
      -- The longest name has 60 letters.
      renamed := left(template.name, 60 - length(' (' || number || ')')) || ' (' || number || ')';
      exit when not exists (
        select from program_templates
        where user_id = template.user_id and folded_name(name) = folded_name(renamed));
      number := number + 1;
    end loop;
    update program_templates set name = renamed where id = template.id;
  end loop;
end $$;

drop function folded_name(text);

create unique index program_templates_name on program_templates (
  user_id,
  translate(lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ı', 'i')
);
