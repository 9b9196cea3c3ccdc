export const breach = 'breach';
