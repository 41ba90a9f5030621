-- Whom a mail is about, also when it went to a guardian or to an address they no longer have: it is theirs to export, and
-- goes with them.

alter table mails add column user_id uuid references users (id) on delete cascade;

update mails m set user_id = u.id from users u where u.email = m.recipient;
update mails m set user_id = u.id from users u where m.user_id is null and u.guardian_email = m.recipient;

create index mails_user on mails (user_id);

-- Registrations that nobody verified, for the job that deletes them.
create index users_unverified on users (id) where email_verified_at is null;
