-- Admins find a report by a part of its title; the name of its student is found by the index of people.
create index reports_search on reports using gin (text_folded gin_trgm_ops);
