-- What a stranger could still do to an account (docs/security.md).

-- Chosen by somebody who reached the mailbox. Unknown of earlier passwords, so that linking Google drops them once.
alter table users add column password_proven boolean not null default false;

-- A used link of a verified address says so instead of looking broken.
alter table user_tokens add column used_at timestamptz;

-- Hash of the browser that used the token: inside the grace only the same one may use it again.
alter table refresh_tokens add column used_by bytea;

-- 180 days after signing in a session ends, however often it was refreshed.
update sessions set expires_at = least(expires_at, created_at + interval '180 days');

-- Minors are found only when they want to be; until now nobody could choose.
update users set discoverable = false
where role = 'student' and (birth_year is null or extract(year from now()) - birth_year <= 18);
