export function stamp(date: { year: number }): number {
  return date.year + new Date().getFullYear();
}
