import { Text } from '../../ui/layout/text.tsx';
import { reachTexts } from '../estimates/ranks.texts.ts';

const colours = { likely: 'success', possible: 'primary', far: 'muted' } as const;

type Props = { reach: keyof typeof reachTexts; text?: (reach: string) => string };

export const ReachLine = ({ reach, text = (plain) => plain }: Props) => (
  <Text tone={colours[reach]} size="small" weight="semibold">
    {text(reachTexts[reach])}
  </Text>
);
