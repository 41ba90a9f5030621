import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan, PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { useEffect } from 'react';
import { sendQuietly } from '../../data/writes/send-quietly.ts';

export const useMarkSeen = (plan: DailyPlan | undefined): void => {
  const unseen = plan?.source === 'coach' && plan.seenAt === null ? plan._id : null;
  useEffect(() => {
    if (unseen) void sendQuietly(dailyPlans.markSeen, { params: { id: unseen } });
  }, [unseen]);
};

export const useActiveSubject = (planId: string, index: number, { _id: subjectId }: PlanSubject): void =>
  useEffect(() => {
    const tell = (isActive: boolean) =>
      sendQuietly(dailyPlans.setSubjectActive, {
        params: { id: planId, index: String(index) },
        body: { isActive, subjectId },
      });
    void tell(true);
    return () => void tell(false);
  }, [planId, index, subjectId]);
