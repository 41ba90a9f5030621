/**
 * The layout changes at 480, 768 and 1200 px; use `@media (--phone)` in CSS and `matchMedia(PHONE)` in
 * scripts. Safari 15 cannot parse `<` and `>=` in media queries.
 */
export const PHONE = '(max-width: 767.98px)';
export const FROM_TABLET = '(min-width: 768px)';

export const customMedia: Readonly<Record<string, string>> = {
  '--small-phone': '(max-width: 479.98px)',
  '--from-large-phone': '(min-width: 480px)',
  '--phone': PHONE,
  '--from-tablet': FROM_TABLET,
  '--below-desktop': '(max-width: 1199.98px)',
  '--desktop': '(min-width: 1200px)',
};
