-- What admins, and jobs in their place, changed about a person. Rows are only ever added: the trigger below refuses the
-- rest, so that nobody who reaches the database through the product can rewrite them.
create table audit_entries (
  id uuid primary key,
  -- Who did it; null for a job, or for somebody who was erased since.
  actor_id uuid references users (id) on delete set null,
  -- Whom it concerns; null for somebody who was erased since.
  user_id uuid references users (id) on delete set null,
  action text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);

create index audit_entries_newest on audit_entries (id desc);
create index audit_entries_action on audit_entries (action, id desc);
create index audit_entries_user on audit_entries (user_id, id desc);
create index audit_entries_actor on audit_entries (actor_id, id desc);
create index audit_entries_age on audit_entries (created_at);

create function guard_audit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - interval '2 years' then return old; end if;
    raise exception 'audit entries are kept for two years';
  end if;
  -- An erasure takes the person out of both columns, and their values with them.
  if old.user_id is not null and new.user_id is null then
    new.before := null;
    new.after := null;
  elsif new.user_id is distinct from old.user_id
    or new.before is distinct from old.before or new.after is distinct from old.after then
    raise exception 'audit entries are not changed';
  end if;
  if new.id <> old.id or new.action <> old.action or new.created_at <> old.created_at
    or (new.actor_id is not null and new.actor_id is distinct from old.actor_id) then
    raise exception 'audit entries are not changed';
  end if;
  return new;
end $$;

create trigger audit_entries_guard before update or delete on audit_entries
  for each row execute function guard_audit_entries();
