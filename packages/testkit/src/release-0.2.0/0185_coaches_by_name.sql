-- A page of coaches by name is read along it, and their number counted from it, however many there are.
create index users_coaches_by_name on users (first_name collate "tr-x-icu", last_name collate "tr-x-icu", id) where role = 'coach';
