/**
 * The only distances, radii, text sizes and weights. Stylesheets use them as variables (`gap: var(--space-2)`) and
 * the build inlines the values.
 */
export const scale: Readonly<Record<string, string>> = {
  '--space-1': '4px',
  '--space-2': '8px',
  '--space-3': '12px',
  '--space-4': '16px',
  '--space-5': '20px',
  '--space-6': '24px',
  '--space-7': '28px',
  '--space-8': '32px',
  '--space-10': '40px',
  '--space-12': '48px',
  '--space-16': '64px',

  '--r': '14px',
  '--r-s': '10px',
  '--r-l': '20px',

  // Only the timer's clock is larger.
  '--text-tiny': '12px',
  '--text-small': '14px',
  '--text-body': '16px',
  '--text-large': '20px',
  '--text-title': '28px',
  '--text-figure': '44px',

  '--weight-regular': '400',
  '--weight-medium': '500',
  '--weight-semibold': '600',
  '--weight-strong': '650',
  '--weight-bold': '700',
};
