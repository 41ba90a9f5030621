import { motivation } from '@netlik/contract/motivation';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/read.ts';
import { Quote } from '../../ui/layout/quote.tsx';
import { welcomeTexts as texts } from './welcome.texts.ts';

export const QuoteOfWeek = () => {
  const { data } = useQuery(read(motivation.current, {}, { staleTime: 3_600_000 }));
  return <Quote label={texts.quote} quote={data} />;
};
