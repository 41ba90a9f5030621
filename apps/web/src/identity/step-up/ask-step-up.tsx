import { stepUp } from '@netlik/contract/identity/step-up';
import { createRoot } from 'react-dom/client';
import { call } from '../../data/calls/call.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Opens the dialog above any other dialog; false means the user gave up. */
export const askStepUp = async (): Promise<boolean> => {
  const ways = await call(stepUp.ways, {});
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const passed = await new Promise<boolean>((answer) => {
    root.render(<StepUpDialog ways={ways} onAnswer={answer} />);
  });
  root.unmount();
  place.remove();
  return passed;
};
