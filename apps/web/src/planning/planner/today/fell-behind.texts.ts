export const fellBehindTexts = { open: 'Geride kaldım' };
