-- The diploma grade counts for the placement score; a goal may name the very programme.
alter table users add column diploma_grade double precision
  check (diploma_grade between 50 and 100);
alter table target_universities add column programme_code text check (programme_code ~ '^[0-9]{9}$');
