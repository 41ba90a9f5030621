-- Places under a limit that are held by passwords being checked; only a wrong one becomes a hit. After `held_until`
-- they are free again: their process died.
alter table throttles add column held integer not null default 0;
alter table throttles add column held_until timestamptz not null default '-infinity';
