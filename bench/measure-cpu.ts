/** Processor time of the fastest of some runs, in milliseconds: what waiting and neighbours add is left out. */
export function measureCpu(runs: number, work: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}

/**
 * A fixed amount of work on words and a map, printed beside every figure: machines differ, and the
 * same machine from one moment to the next, but both numbers differ alike.
 */
export function referenceLoop(): number {
  const counts = new Map<string, number>();
  for (let i = 0; i < 400_000; i += 1) {
    const word = `word${(i * 7919) % 10_007}`;
    counts.set(word, (counts.get(word) ?? 0) + word.length);
  }
  return counts.size;
}
