export const stem = (word: string) => word;
