import type { Profile } from '@netlik/contract/identity/person';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import { users } from '@netlik/contract/identity/users';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { read } from '../../data/calls/read.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import styles from '../../platform/admin-system/admin.module.css';
import { roleNames } from '../../platform/admin-system/admin.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { adminUserQueries } from './admin-users.queries.ts';
import { drawerTexts as texts } from './admin-users.texts.ts';
import { EntitlementsForm, LimitsForm } from './limits-panel.tsx';
import { PlanForm } from './plan-panel.tsx';
import { personName } from './user-columns.tsx';
import { EditUserDialog } from './user-forms.tsx';

const WIDTH = 520;

const Facts = ({ user, coachName }: { user: Profile; coachName: string | null }) => (
  <Grid as="dl" gap="1 4" size="small" className={styles.facts}>
    <dt>{texts.email}</dt>
    <dd>{user.email}</dd>
    <dt>{texts.role}</dt>
    <dd>{roleNames[user.role]}</dd>
    <dt>{texts.phone}</dt>
    <dd>{user.phone || texts.none}</dd>
    <dt>{texts.completeness}</dt>
    <dd>%{user.profileCompleteness}</dd>
    {user.role === 'student' && (
      <>
        <dt>{texts.school}</dt>
        <dd>
          {[user.currentSchool, user.grade && texts.grade(user.grade), user.city]
            .filter(Boolean)
            .join(', ') || texts.none}
        </dd>
        <dt>{texts.coach}</dt>
        <dd>{coachName ?? texts.none}</dd>
      </>
    )}
  </Grid>
);

type ActionProps = { user: Profile; isActive: boolean; onEdit: () => void; onErased: () => void };

const Actions = ({ user, isActive, onEdit, onErased }: ActionProps) => {
  const isSelf = usePerson()?._id === user._id;
  const params = { id: user._id };
  const name = personName(user);
  const setActive = useWrite(users.update, {
    done: isActive ? texts.suspended : texts.activated,
    failed: texts.actionFailed,
  });
  const remove = useWrite(users.remove, {
    done: texts.erased,
    failed: texts.actionFailed,
    onDone: onErased,
  });
  const removeFactors = useWrite(secondFactor.removeAll, {
    done: texts.factorsRemoved,
    failed: texts.actionFailed,
  });
  const askAndRemoveFactors = async () => {
    const asked = { title: texts.factorsTitle(name), text: texts.factorsText, action: texts.factorsAction };
    if (await confirm({ ...asked, danger: true })) await removeFactors.send({ params });
  };
  const toggle = async () => {
    const yes = await confirm(
      isActive
        ? { title: texts.suspendTitle(name), text: texts.suspendText, action: texts.suspend, danger: true }
        : { title: texts.activateTitle(name), text: texts.activateText, action: texts.activate },
    );
    if (yes) await setActive.send({ params, body: { isActive: !isActive } });
  };
  const erase = async () => {
    const asked = { title: texts.eraseTitle(name), text: texts.eraseText, action: texts.eraseAction };
    if (await confirm({ ...asked, danger: true })) await remove.send({ params, body: {} });
  };
  return (
    <Row gap="2" justify="end" wrap>
      <Button look="line" small onClick={onEdit}>
        {texts.edit}
      </Button>
      {!isSelf && (
        <>
          <Button look="line" small onClick={() => void toggle()}>
            {isActive ? texts.suspend : texts.activate}
          </Button>
          <Button look="line" small busy={removeFactors.busy} onClick={() => void askAndRemoveFactors()}>
            {texts.factors}
          </Button>
          <Button look="danger" small onClick={() => void erase()}>
            {texts.erase}
          </Button>
        </>
      )}
    </Row>
  );
};

type Props = {
  userId: string;
  startEditing: boolean;
  CoachPanel: ComponentType<{ userId: string; coachId: string | null }>;
  onClose: () => void;
};

export const UserDrawer = ({ userId, startEditing, CoachPanel, onClose }: Props) => {
  const [editing, setEditing] = useState(startEditing);
  const user = useQuery(read(users.get, { params: { id: userId } }));
  const plan = useQuery(adminUserQueries.plan(userId));
  const isActive = plan.data?.plan.status !== 'suspended';
  const planKey = JSON.stringify(plan.data);
  return (
    <Drawer title={user.data ? personName(user.data) : texts.title} width={WIDTH} onClose={onClose}>
      {user.data && plan.data ? (
        <Stack gap="4">
          <Facts user={user.data} coachName={plan.data.coach?.name ?? null} />
          <Actions user={user.data} isActive={isActive} onEdit={() => setEditing(true)} onErased={onClose} />
          <Row as="nav" gap="0 6" wrap className={styles.links} aria-label={texts.links}>
            {user.data.role === 'coach' && <Link to={`/admin/coaches/${userId}`}>{texts.coachPage}</Link>}
            <Link to={`/admin/audit?userId=${userId}`}>{texts.audit}</Link>
          </Row>
          {user.data.role === 'student' && plan.data.plan.tier === 'premium' && (
            <CoachPanel key={`coach ${planKey}`} userId={userId} coachId={plan.data.coach?.id ?? null} />
          )}
          {user.data.role === 'student' && (
            <div>
              <PlanForm key={`plan ${planKey}`} userId={userId} plan={plan.data} />
              <LimitsForm key={`limits ${planKey}`} userId={userId} plan={plan.data} />
              <EntitlementsForm key={`rights ${planKey}`} userId={userId} plan={plan.data} />
            </div>
          )}
          {editing && (
            <EditUserDialog user={user.data} isActive={isActive} onClose={() => setEditing(false)} />
          )}
        </Stack>
      ) : (
        <UntilLoaded query={user.data ? plan : user} failed={texts.failed} />
      )}
    </Drawer>
  );
};
