-- Counted up by every save, so that an edit made from an older state is refused.
alter table routine_templates add column version int not null default 1;
alter table exam_attempts add column version int not null default 1;
