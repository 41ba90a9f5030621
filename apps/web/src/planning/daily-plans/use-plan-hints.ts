import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan, PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { useEffect } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';

export const useMarkSeen = (plan: DailyPlan | undefined): void => {
  const unseen = plan?.source === 'coach' && plan.seenAt === null ? plan._id : null;
  const { send: markSeen } = useWrite(dailyPlans.markSeen, { failed: null });
  useEffect(() => {
    if (unseen) void markSeen({ params: { id: unseen } });
  }, [unseen, markSeen]);
};

export const useActiveSubject = (planId: string, index: number, { _id: subjectId }: PlanSubject): void => {
  const { send: setActive } = useWrite(dailyPlans.setSubjectActive, { failed: null });
  useEffect(() => {
    const tell = (isActive: boolean) =>
      setActive({
        params: { id: planId, index: String(index) },
        body: { isActive, subjectId },
      });
    void tell(true);
    return () => void tell(false);
  }, [planId, index, subjectId, setActive]);
};
