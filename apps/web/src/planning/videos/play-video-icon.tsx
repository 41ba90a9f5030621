export const PlayVideoIcon = ({ size = 20 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <path d="M6.4 4.2v11.6l9.2-5.8Z" />
  </svg>
);
