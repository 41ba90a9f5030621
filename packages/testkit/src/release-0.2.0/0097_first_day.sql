-- A registration's link works without a password in the browser that registered: the hash of a random value kept there, and the
-- password typed there, both only until the link is used.
alter table user_tokens add column browser_hash bytea;
alter table user_tokens add column password_hash text;

-- Whoever has an account already is past the questions of the first day.
alter table users add column first_run_due boolean not null default false;
