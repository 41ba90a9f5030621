/** Apart from the estimates' own, which hold the coefficients of every year. */
export const goalBarTexts = { toGoals: 'Hedeflerime git' };
