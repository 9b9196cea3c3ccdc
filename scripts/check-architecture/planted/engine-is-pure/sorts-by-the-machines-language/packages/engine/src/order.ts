export const order = (names: string[]) => names.sort((a, b) => a.localeCompare(b));
