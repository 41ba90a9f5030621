import type { ActivePlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSource, PlanTopic } from '@netlik/contract/planning/daily-plans/plan';
import type { VideoItem } from '@netlik/contract/planning/videos';
import type { SubjectChoice } from '@netlik/domain/planning/daily-plans/progress';
import type { DailyPlanStatus } from '@netlik/domain/planning/daily-plans/values';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';

/** Absent in rows stored before playlists were named. */
export type StoredVideo = VideoItem & { playlistId?: string | null };

export type SubjectRow = {
  id: string;
  subject: string;
  targetQuestions: number | null;
  targetMinutes: number | null;
  description: string;
  topics: PlanTopic[];
  videos: StoredVideo[];
  choice: SubjectChoice;
  correct: number | null;
  wrong: number | null;
  blank: number | null;
  isActive: boolean;
};

/** Sums of the sessions and question entries linked to a subject. */
export type LinkedWork = {
  seconds: number;
  sessionCorrect: number;
  sessionWrong: number;
  sessionBlank: number;
  sessionIds: string[];
};

export type PlanRow = {
  id: string;
  userId: string;
  date: StudyDay;
  source: PlanSource;
  authorId: string | null;
  title: string;
  motivationNote: string;
  dailyGoal: string;
  status: DailyPlanStatus;
  version: number;
  seenAt: string | null;
  evaluationStartedAt: string | null;
  feedbackAt: string | null;
  feedbackText: string | null;
  motivationScore: number | null;
  isDayClosed: boolean;
  subjects: (SubjectRow & LinkedWork)[];
};

/** Subjects of a plan in order, with the sums of their sessions. */
const subjectsOfPlan = sql`
  select coalesce(json_agg(json_build_object('id', s.id, 'subject', s.subject, 'targetQuestions', s.target_questions,
    'targetMinutes', s.target_minutes, 'description', s.description, 'topics', s.topics, 'videos', s.videos,
    'choice', s.choice, 'correct', s.correct, 'wrong', s.wrong, 'blank', s.blank, 'isActive', s.is_active,
    'seconds', coalesce(w.seconds, 0), 'sessionCorrect', coalesce(w.correct, 0) + coalesce(e.correct, 0),
    'sessionWrong', coalesce(w.wrong, 0) + coalesce(e.wrong, 0), 'sessionBlank', coalesce(w.blank, 0),
    'sessionIds', coalesce(w.ids, '[]'::json)) order by s.position), '[]'::json)
  from daily_plan_subjects s left join (
    select subject_index, sum(seconds) as seconds, sum(correct) as correct, sum(wrong) as wrong, sum(blank) as blank,
      json_agg(id order by started_at, id) as ids
    from study_sessions where daily_plan_id = p.id group by subject_index) w on w.subject_index = s.position
    left join lateral (
      select sum(correct) as correct, sum(wrong) as wrong from question_entries where plan_subject_id = s.id) e on true
  where s.plan_id = p.id`;

const planColumns = sql`p.id, p.user_id as "userId", p.day as date, p.source, p.author_id as "authorId", p.title,
  p.motivation_note as "motivationNote", p.daily_goal as "dailyGoal", p.status, p.version, p.seen_at as "seenAt",
  p.evaluation_started_at as "evaluationStartedAt", p.feedback_at as "feedbackAt", p.feedback_text as "feedbackText",
  p.motivation_score::int as "motivationScore", (${subjectsOfPlan}) as subjects,
  exists (select from day_closings c where c.user_id = p.user_id and c.day = p.day) as "isDayClosed"`;

export const selectPlans = <More = unknown>(db: Executor, rest: Sql, more = sql``) =>
  db.many<PlanRow & More>(sql`select ${planColumns}${more} from daily_plans p ${rest}`);

/** Students never see a coach's draft. */
const visible = sql`not (p.source = 'coach' and p.status = 'draft')`;

export const findPlan = (db: Executor, userId: string, id: string) =>
  db.maybe<PlanRow>(
    sql`select ${planColumns} from daily_plans p where p.id = ${id} and p.user_id = ${userId} and ${visible}`,
  );

export const findPlansOfDay = (db: Executor, userId: string, day: StudyDay) =>
  db.many<PlanRow>(sql`
    select ${planColumns} from daily_plans p
    where p.user_id = ${userId} and p.day = ${day} and p.status <> 'archived' and ${visible} order by p.source`);

/** SQL fragment for other features: the plans of `u` on `t.today` as JSON, the coach's first. */
export const plansOfUserToday = sql`
  select coalesce(json_agg(own order by own.source), '[]') from (
    select ${planColumns} from daily_plans p
    where p.user_id = u.id and p.day = t.today and p.status <> 'archived' and ${visible}) own`;

export type PlanFilter = {
  userId: string;
  from: StudyDay | null;
  to: StudyDay | null;
  source: PlanSource | null;
  withArchived: boolean;
};

const matching = ({ userId, from, to, source, withArchived }: PlanFilter): Sql => sql`
  p.user_id = ${userId} and ${visible} and (${from}::date is null or p.day >= ${from}::date)
  and (${to}::date is null or p.day <= ${to}::date) and (${source}::text is null or p.source = ${source}::text)
  and (${withArchived} or p.status <> 'archived')`;

export const findPlans = (
  db: Executor,
  filter: PlanFilter,
  { limit, offset, order }: { limit: number; offset: number; order: 'asc' | 'desc' },
) =>
  db.many<PlanRow>(sql`
    select ${planColumns} from daily_plans p where ${matching(filter)}
    order by ${order === 'asc' ? sql`p.day, p.source, p.id` : sql`p.day desc, p.source, p.id`}
    limit ${limit} offset ${offset}`);

export const countPlans = async (db: Executor, filter: PlanFilter): Promise<number> =>
  (await db.one<{ total: number }>(
    sql`select count(*)::int as total from daily_plans p where ${matching(filter)}`,
  ))!.total;

const isActiveFrom = (userId: string, from: StudyDay): Sql => sql`
  user_id = ${userId} and source = 'student' and status = 'active' and day >= ${from}`;

export const findActivePlans = (db: Executor, userId: string, from: StudyDay) =>
  db.many<ActivePlans['plans'][number]>(sql`
    select id as "_id", day as date, title from daily_plans where ${isActiveFrom(userId, from)} order by day`);

/** Own active plans from a day on, without `except`. */
export const countActivePlans = async (
  db: Executor,
  userId: string,
  from: StudyDay,
  except: string | null = null,
): Promise<number> =>
  (await db.one<{ total: number }>(sql`
    select count(*)::int as total from daily_plans
    where ${isActiveFrom(userId, from)} and id is distinct from ${except}::uuid`))!.total;

export const findPlanId = (db: Executor, userId: string, day: StudyDay, source: PlanSource) =>
  db.maybe<{ id: string }>(sql`
    select id from daily_plans
    where user_id = ${userId} and day = ${day} and source = ${source} and status <> 'archived'`);
