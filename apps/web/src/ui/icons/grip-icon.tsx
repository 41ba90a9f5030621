export const GripIcon = () => (
  <svg viewBox="0 0 12 20" width="10" height="16" fill="currentColor" aria-hidden="true">
    {[4, 10, 16].map((y) => (
      <g key={y}>
        <circle cx="3" cy={y} r="1.5" />
        <circle cx="9" cy={y} r="1.5" />
      </g>
    ))}
  </svg>
);
