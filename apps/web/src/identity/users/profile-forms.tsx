import type { Profile } from '@netlik/contract/identity/person';
import { FormCard } from '../form-card.tsx';
import type { FocusRequest } from '../use-first-focus.ts';
import { EducationForm } from './education-form.tsx';
import { Facts } from './facts.tsx';
import { PersonalForm } from './personal-form.tsx';
import {
  educationTexts,
  fieldLabels,
  gradeLabels,
  personalTexts,
  profileTexts,
  schoolTypeLabels,
} from './profile.texts.ts';

type Props = {
  profile: Profile;
  focusRequest: FocusRequest | null;
  editing: boolean;
  onEdit: (editing: boolean) => void;
};

export const PersonalCard = ({ profile, focusRequest, editing, onEdit }: Props) => (
  <FormCard
    title={personalTexts.title}
    edit={profileTexts.edit}
    editLabel={personalTexts.edit}
    editing={editing}
    onEdit={onEdit}
    view={
      <Facts
        facts={[
          { label: personalTexts.firstName, value: profile.firstName },
          { label: personalTexts.lastName, value: profile.lastName },
          { label: personalTexts.phone, value: profile.phone },
          { label: personalTexts.bio, value: profile.bio, wide: true },
        ]}
      />
    }
    form={(close) => <PersonalForm profile={profile} focusRequest={focusRequest} onClose={close} />}
  />
);

export const EducationCard = ({ profile, focusRequest, editing, onEdit }: Props) => {
  const { currentSchool, schoolType, grade, city, targetYear, targetFieldType } = profile;
  return (
    <FormCard
      title={educationTexts.title}
      edit={profileTexts.edit}
      editLabel={educationTexts.edit}
      editing={editing}
      onEdit={onEdit}
      view={
        <Facts
          facts={[
            { label: educationTexts.currentSchool, value: currentSchool },
            { label: educationTexts.schoolType, value: schoolType && schoolTypeLabels[schoolType] },
            { label: educationTexts.grade, value: grade && gradeLabels[grade] },
            { label: educationTexts.city, value: city },
            { label: educationTexts.targetYear, value: targetYear },
            { label: educationTexts.targetFieldType, value: targetFieldType && fieldLabels[targetFieldType] },
          ]}
        />
      }
      form={(close) => <EducationForm profile={profile} focusRequest={focusRequest} onClose={close} />}
    />
  );
};
