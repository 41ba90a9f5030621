/** A separate module, because the estimates' texts include the coefficients of every year. */
export const goalBarTexts = { toGoals: 'Hedeflerime git' };
