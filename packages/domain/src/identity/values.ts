export const SCHOOL_TYPES = ['anadolu', 'fen', 'sosyal_bilimler', 'imam_hatip', 'meslek', 'other'] as const;

export const GRADES = ['9', '10', '11', '12', 'Mezun'] as const;
