export const limit = Number(process.env.LIMIT);
