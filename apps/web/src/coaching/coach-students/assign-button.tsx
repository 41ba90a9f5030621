import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { studentTableTexts as texts } from './coach-students.texts.ts';

export const AssignButton = () => {
  const [assigning, setAssigning] = useState(false);
  return (
    <>
      <Button look="line" small onClick={() => setAssigning(true)}>
        <PlusIcon size={18} />
        {texts.assign}
      </Button>
      {assigning && <AssignDialog onClose={() => setAssigning(false)} />}
    </>
  );
};

/** Admins assign students on a separate page. */
export const AssignmentsLink = () => (
  <ButtonLink to="/admin/assignments" look="line" small>
    {texts.adminAssign}
  </ButtonLink>
);
