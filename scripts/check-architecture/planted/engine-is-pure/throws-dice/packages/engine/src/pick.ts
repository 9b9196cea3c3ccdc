export const pick = (from: string[]) => from[Math.floor(Math.random() * from.length)];
