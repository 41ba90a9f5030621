export const TickIcon = ({ done }: { done: boolean }) => (
  <svg width={28} height={28} viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <circle
      cx="14"
      cy="14"
      r="12"
      fill={done ? 'var(--good)' : 'none'}
      stroke={done ? 'var(--good)' : 'var(--primary)'}
      strokeWidth="2"
    />
    {done && (
      <path
        d="m8.5 14.5 3.8 3.8 7.4-8.4"
        stroke="var(--surface)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
  </svg>
);
