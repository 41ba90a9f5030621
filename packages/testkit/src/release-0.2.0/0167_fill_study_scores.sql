-- What was ranked last stays until the next ranking, which counts everybody once.
insert into study_scores (user_id, score) select user_id, score from study_totals where score > 0;

insert into study_score_counts (width, floor, people)
select width, score / width * width, count(*)
from study_scores cross join (values (1), (150)) as widths (width) group by 1, 2;

insert into study_score_changes (student_id) select user_id from study_totals;
