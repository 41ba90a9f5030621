import type { FirstRunAnswers } from '@netlik/contract/identity/first-run';
import { firstSubjects } from '@netlik/domain/yks/first-day';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { beforeGuardianTexts } from '../account/consent.texts.ts';
import { Choices } from './choices.tsx';
import { firstRunTexts } from './first-run.texts.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

const texts = firstRunTexts.first;

/** The link starts one session of ten minutes at once. */
const startAddress = (subject: string) =>
  `/study-tracker/timer?start=block&focus=10&break=0&subject=${subject}`;

type Props = {
  field: FirstRunAnswers['targetFieldType'];
  /** True while the guardian's confirmation is pending. */
  isWaiting: boolean;
};

export const FirstMinutes = ({ field, isWaiting }: Props) => {
  const heading = useHeadingFocus();
  const navigate = useNavigate();
  const subjects = firstSubjects(field).map((key) => ({ value: key, label: subjectName(key) }));
  return (
    <>
      <Stack gap="1">
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <Text tone="muted">{texts.lead}</Text>
      </Stack>
      <Choices
        label={texts.subjects}
        quiet
        columns={2}
        options={subjects}
        value={undefined}
        onPick={(subject) => void navigate(startAddress(subject), { replace: true })}
      />
      {isWaiting && (
        <Notice tone="info">
          <strong>{beforeGuardianTexts.title}</strong> {beforeGuardianTexts.text}
        </Notice>
      )}
      <ButtonLink look="quiet" wide replace to="/">
        {texts.later}
      </ButtonLink>
    </>
  );
};
