export const colour = (result: { score: number }) => (result.score >= 80 ? 'green' : 'red');
