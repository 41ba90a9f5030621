import type { Profile } from '@netlik/contract/identity/person';
import { EducationForm, PersonalForm } from '@netlik/contract/identity/users';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { DataCard } from '../account/data-card.tsx';
import { PasswordCard } from '../account/password-card.tsx';
import { DevicesCard } from '../auth-sessions/devices-card.tsx';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { SignInLogCard } from '../sign-in-log/sign-in-log-card.tsx';
import type { FocusRequest } from '../use-first-focus.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { diplomaGradeTexts } from './diploma-grade.texts.ts';
import { DiplomaGradeForm } from './diploma-grade-form.tsx';
import { IdentityHead } from './identity-head.tsx';
import { profileTexts as texts } from './profile.texts.ts';
import { EducationCard, PersonalCard } from './profile-forms.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { userQueries } from './users.queries.ts';
import { VisibilityCard } from './visibility-card.tsx';

type Props = { parents?: ReactNode };

/** `/profile#phone` opens the form with that field and focuses it. */
const useFocusRequest = (open: (form: 'personal' | 'education') => void) => {
  const location = useLocation();
  const [focusRequest, setFocusRequest] = useState<FocusRequest | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useEffect(() => {
    const field = location.hash.slice(1);
    if (field in PersonalForm.shape) open('personal');
    else if (field in EducationForm.shape) open('education');
    setFocusRequest(field === '' ? null : { field });
  }, [location]);
  return [focusRequest, () => setFocusRequest(null)] as const;
};

const Sections = ({ profile, parents }: { profile: Profile } & Props) => {
  const [editing, setEditing] = useState({ personal: false, education: false });
  const [focusRequest, clearFocusRequest] = useFocusRequest((form) =>
    setEditing((forms) => ({ ...forms, [form]: true })),
  );
  const card = (form: keyof typeof editing) => ({
    profile,
    focusRequest,
    editing: editing[form],
    onEdit: (wanted: boolean) => {
      clearFocusRequest();
      setEditing((forms) => ({ ...forms, [form]: wanted }));
    },
  });
  return (
    <>
      <IdentityHead profile={profile} focusRequest={focusRequest} />
      <PersonalCard {...card('personal')} />
      {profile.role === 'student' && (
        <>
          <EducationCard {...card('education')} />
          <Section title={diplomaGradeTexts.card}>
            <DiplomaGradeForm personId={profile._id} grade={profile.diplomaGrade} />
          </Section>
        </>
      )}
      <Text as="h2" tone="muted" size="small">
        {texts.account}
      </Text>
      {profile.role === 'student' && <VisibilityCard profile={profile} />}
      {profile.role === 'student' && parents}
      <PasswordCard profile={profile} />
      <SecondFactorCard />
      <DevicesCard />
      <SignInLogCard />
      <DataCard profile={profile} />
    </>
  );
};

export const ProfilePage = ({ parents }: Props) => {
  const person = usePerson();
  const query = useQuery(userQueries.own());
  if (!person) return null;
  const profile = query.data;
  return (
    <PageFrame
      title={texts.page}
      lead={person.role === 'student' ? texts.lead : texts.staffLead}
      width="page"
      aside={
        profile ? <CompletenessCard profile={profile} /> : query.isPending && <SkeletonBlock height={96} />
      }
    >
      {person.consent === 'guardian' && (
        <Notice tone="info">
          <p>
            <strong>{texts.guardianTitle}.</strong> {texts.guardian}
          </p>
        </Notice>
      )}
      {profile ? (
        <Sections profile={profile} parents={parents} />
      ) : (
        <UntilLoaded query={query} failed={texts.loadFailed}>
          <ProfileSkeleton />
        </UntilLoaded>
      )}
    </PageFrame>
  );
};
