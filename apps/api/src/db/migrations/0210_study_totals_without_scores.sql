-- Scores are in `study_scores` and places are counted when they are read (docs/adr/0074).
alter table study_totals drop column score, drop column rank, drop column ranked_at;
