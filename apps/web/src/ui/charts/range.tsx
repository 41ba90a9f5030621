type Props = {
  /** All places are from 0 to 1. */
  from: number;
  to: number;
  /** Where the person is now. */
  at?: number;
  /** What is compared with the range; the main ones are stronger. */
  ticks?: readonly { at: number; main?: boolean }[];
};

const share = (value: number) => `${value * 100}%`;

/** A range on a track. Screen readers skip it, so write its values beside it. */
export const Range = ({ from, to, at, ticks = [] }: Props) => {
  const isCompared = at !== undefined || ticks.length > 0;
  return (
    <svg width="100%" height="22" overflow="visible" aria-hidden="true">
      <rect y="6" width="100%" height="10" rx="5" fill="var(--line)" />
      {to > from && (
        <rect
          x={share(from)}
          y="6"
          width={share(to - from)}
          height="10"
          rx="5"
          fill="var(--primary)"
          opacity={isCompared ? 0.35 : 1}
        />
      )}
      {ticks.map(({ at: place, main }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: two ticks may be at the same place
          key={index}
          x={share(place)}
          y={main ? 0 : 4}
          width="2"
          height={main ? 22 : 14}
          rx="1"
          fill="var(--text)"
        />
      ))}
      {at !== undefined && (
        <circle
          cx={share(at)}
          cy="11"
          r="8"
          fill="var(--lamp)"
          stroke="var(--behind, var(--ground))"
          strokeWidth="3"
        />
      )}
    </svg>
  );
};
