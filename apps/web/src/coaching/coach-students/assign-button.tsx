import PlusIcon from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { studentTableTexts as texts } from './coach-students.texts.ts';

/** A coach takes a student; the dialog finds them. */
export const AssignButton = () => {
  const [assigning, setAssigning] = useState(false);
  return (
    <>
      <Button look="quiet" small onClick={() => setAssigning(true)}>
        <PlusIcon size={18} />
        {texts.assign}
      </Button>
      {assigning && <AssignDialog onClose={() => setAssigning(false)} />}
    </>
  );
};

/** An admin assigns students to coaches on a page of its own. */
export const AssignmentsLink = () => (
  <ButtonLink to="/admin/assignments" look="quiet" small>
    {texts.adminAssign}
  </ButtonLink>
);
