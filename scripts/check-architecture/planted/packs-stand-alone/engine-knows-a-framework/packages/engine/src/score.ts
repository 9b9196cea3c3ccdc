export const strict = (packId: string) => packId === 'gdpr';
