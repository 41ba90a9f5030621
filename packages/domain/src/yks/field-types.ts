export const FIELD_TYPES = ['sayisal', 'sozel', 'esit_agirlik', 'dil'] as const;
