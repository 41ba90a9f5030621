import type { RewardFacts } from '@netlik/domain/community/achievements/facts';
import { DEFAULT_WEEKLY_GOAL_MINUTES } from '@netlik/domain/identity/weekly-goal';
import { XP } from '@netlik/domain/study/xp';
import { type Executor, sql } from '../../db/database.ts';

export type Unlocked = { id: string; at: string };
export type FactsRow = { userId: string; facts: RewardFacts; unlocked: Unlocked[] };

/**
 * Figures and unlocked badges of some students in one statement; most come from daily totals, and only the
 * rest is read from sessions.
 */
export const findFacts = (db: Executor, userIds: readonly string[]) =>
  db.many<FactsRow>(sql`
    select u.id as "userId",
      json_build_object(
        'verifiedMinutes', coalesce(d.minutes, 0), 'bestDayMinutes', coalesce(d.best_minutes, 0),
        'fullDays', d.full_days, 'studyDays', d.days, 'weekendDays', d.weekend_days,
        'questions', coalesce(d.questions, 0), 'correctAnswers', coalesce(d.correct, 0),
        'bestDayQuestions', coalesce(d.best_questions, 0),
        'longestStreak', coalesce((select t.longest_streak from study_totals t where t.user_id = u.id), 0),
        'goalWeeks', (
          select count(*) from (
            select from study_days w where w.user_id = u.id group by date_trunc('week', w.day)
            having sum(w.seconds) >= 60 * coalesce(nullif(u.weekly_goal_minutes, 0), ${DEFAULT_WEEKLY_GOAL_MINUTES}::int)
          ) reached),
        'bestSessionMinutes', coalesce(s.best_minutes, 0), 'earlySessions', coalesce(s.early, 0),
        'subjects', coalesce(s.subjects, 0),
        'exams', e.exams, 'bestTytNet', coalesce(e.tyt, 0), 'bestAytNet', coalesce(e.ayt, 0),
        'cards', (select count(*) from flashcards c where c.user_id = u.id),
        'cardsReviewed', a.answers, 'reviewDays', a.days,
        'mistakes', (select count(*) from mistakes m where m.user_id = u.id),
        'planEntriesDone', (select count(*) from weekly_entries p where p.user_id = u.id and p.is_completed),
        'plansCompleted', (
          select count(*) from daily_plans p
          where p.user_id = u.id
            and (p.status = 'completed' or p.status = 'archived' and p.feedback_at is not null)),
        'topicsDone', (
          select count(*) from topic_matrices m cross join lateral jsonb_object_keys(m.done_days)
          where m.user_id = u.id),
        'goalsSet', (select count(*) from target_universities g where g.user_id = u.id),
        'habitsDone', (
          select count(*) from habit_logs l where l.user_id = u.id and l.status in ('done', 'late', 'auto')),
        'challengesDone', x.challenges, 'duelsWon', x.duels) as facts,
      coalesce((
        select json_agg(json_build_object('id', h.achievement_id, 'at', h.unlocked_at))
        from user_achievements h where h.user_id = u.id), '[]') as unlocked
    from users u
    cross join lateral (
      select floor(sum(verified_seconds) / 60)::int as minutes, max(verified_seconds) / 60 as best_minutes,
        count(*) filter (where verified_seconds >= ${XP.fullDayMinutes * 60}::int) as full_days,
        count(*) filter (where sessions > 0) as days,
        count(*) filter (where sessions > 0 and extract(isodow from day) >= 6) as weekend_days,
        sum(correct + wrong + blank) as questions, sum(correct) as correct,
        max(correct + wrong + blank) as best_questions
      from study_days where user_id = u.id) d
    cross join lateral (
      select max(best) / 60 as best_minutes, sum(early) as early,
        count(*) filter (where seconds >= 3600) as subjects
      from (
        select max(verified_seconds) as best, sum(seconds) as seconds,
          count(*) filter (where verified_seconds >= 1500
            and extract(hour from started_at at time zone 'Europe/Istanbul') between 5 and 7) as early
        from study_sessions where user_id = u.id group by subject) by_subject) s
    cross join lateral (
      select count(*) as exams, max(correct - wrong / 4.0) filter (where exam_type = 'TYT') as tyt,
        max(correct - wrong / 4.0) filter (where exam_type = 'AYT') as ayt
      from exam_attempts where user_id = u.id) e
    cross join lateral (
      select count(*) as answers, count(distinct answered_day) as days
      from flashcard_answers where user_id = u.id) a
    cross join lateral (
      select count(*) filter (where source = 'challenge') as challenges, count(*) filter (where source = 'duel') as duels
      from xp_entries where user_id = u.id and source in ('challenge', 'duel')) x
    where u.id = any(${userIds}::uuid[]) and u.role = 'student'`);

export const insertUnlocked = async (db: Executor, userId: string, ids: readonly string[], now: Date) =>
  (
    await db.many<{ id: string }>(sql`
      insert into user_achievements (user_id, achievement_id, unlocked_at)
      select ${userId}, id, ${now} from unnest(${ids}::text[]) as id
      on conflict do nothing returning achievement_id as id`)
  ).map(({ id }) => id);

/** The next active students by id. */
export const findStudentsToEvaluate = async (db: Executor, after: string, limit: number) =>
  (
    await db.many<{ id: string }>(sql`
      select id from users where role = 'student' and is_active and id > ${after} order by id limit ${limit}`)
  ).map(({ id }) => id);
