export const MATRIX_COLORS = ['white', 'orange', 'blue', 'purple', 'red', 'green', 'gray'] as const;
export type MatrixColor = (typeof MATRIX_COLORS)[number];
