-- Emptying the whole audit log is refused like changing a row of it. A restore and the demo's reset switch this trigger off
-- in their own transaction, which only the owner of the table can.
create function refuse_audit_truncate() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are kept for two years';
end $$;

create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_truncate();
