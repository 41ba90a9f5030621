import type { Mood } from '@netlik/domain/study-values';

const looks: Record<Mood, string> = {
  Enerjik: 'M6 8.2 7.2 7l1.2 1.2M11.6 8.2 12.8 7 14 8.2M6 11.4h8a4 4 0 0 1-8 0Z',
  Mutlu: 'M7.2 8h.01M12.8 8h.01M6.4 11.6a4 4 0 0 0 7.2 0',
  Normal: 'M7.2 8h.01M12.8 8h.01M7 12.6h6',
  Yorgun: 'M6 8.4h2.4M11.6 8.4H14M8.6 13a1.4 1 0 0 1 2.8 0',
  Stresli: 'm6.2 7.2 2 1.2M13.8 7.2l-2 1.2M6.4 13l1.4-1 1.4 1 1.4-1 1.4 1 1.4-1',
  Motivasyonsuz: 'M7.2 8h.01M12.8 8h.01M6.8 13.6a4 4 0 0 1 6.4 0',
};

export const MoodFace = ({ mood }: { mood: Mood }) => (
  <svg
    width={32}
    height={32}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <g transform="scale(1.2)">
      <circle cx="10" cy="10" r="8" strokeWidth="1.2" />
      <path d={looks[mood]} strokeWidth="1.4" />
    </g>
  </svg>
);
