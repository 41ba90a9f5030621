-- Triggers, because whatever changes study or a person counts: every service, the release before this one, a rebuild.

create function note_study_score() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Days also go with their person, of whom nothing is noted.
    insert into study_score_changes (student_id) select id from users where id = old.user_id;
  else
    insert into study_score_changes (student_id) values (new.user_id);
  end if;
  return null;
end $$;

create trigger study_days_score_added after insert on study_days for each row
  when (new.verified_seconds > 0) execute function note_study_score();
create trigger study_days_score_changed after update of verified_seconds on study_days for each row
  when (old.verified_seconds <> new.verified_seconds) execute function note_study_score();
create trigger study_days_score_removed after delete on study_days for each row
  when (old.verified_seconds > 0) execute function note_study_score();

create function note_student_of_score() returns trigger language plpgsql as $$
begin
  insert into study_score_changes (student_id) values (new.id);
  return null;
end $$;

create trigger users_score_changed after update of role, is_active on users for each row
  when ((old.role, old.is_active) is distinct from (new.role, new.is_active)) execute function note_student_of_score();

create function note_erased_score() returns trigger language plpgsql as $$
begin
  insert into study_score_changes (score) values (old.score);
  return null;
end $$;

create trigger study_scores_erased after delete on study_scores for each row
  when (old.score > 0) execute function note_erased_score();

create function forget_score_changes() returns trigger language plpgsql as $$
begin
  delete from study_score_changes where student_id = old.id;
  return null;
end $$;

-- After the person's days are gone, for which the triggers of foreign keys wait: they run first, in the order of names.
create trigger users_score_forgotten after delete on users for each row execute function forget_score_changes();
