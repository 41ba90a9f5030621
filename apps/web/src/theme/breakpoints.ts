/** The three widths at which the layout changes: 480, 768 and 1200 px. In CSS `@media (--phone)`, in scripts `matchMedia(PHONE)`. */
export const PHONE = '(width < 768px)';
export const FROM_TABLET = '(width >= 768px)';

export const customMedia: Readonly<Record<string, string>> = {
  '--small-phone': '(width < 480px)',
  '--from-large-phone': '(width >= 480px)',
  '--phone': PHONE,
  '--from-tablet': FROM_TABLET,
  '--below-desktop': '(width < 1200px)',
  '--desktop': '(width >= 1200px)',
};
