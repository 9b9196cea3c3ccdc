/**
 * Figures about the running server in the Prometheus text format, version 0.0.4. Labels come from
 * short fixed sets (a route's pattern, a status), never from what people type: each new value is
 * a new series that is kept for ever.
 */
export interface MetricsRegistry {
  counter(name: string, help: string): Counter;
  /** `bounds` are the upper limits of the buckets, ascending, in the unit of the name. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Read when the page is asked for. One that rejects is left out, and the page still answers. */
  gauge(name: string, help: string, read: () => GaugeReading | Promise<GaugeReading>): void;
  /** The page to answer `GET /metrics` with, as `text/plain; version=0.0.4`. */
  print(): Promise<string>;
}

export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  observe(value: number, labels?: Labels): void;
}

/** One value, or one for each set of labels. */
export type GaugeReading = number | readonly { labels: Labels; value: number }[];

type Metric = () => string[] | Promise<string[]>;

export function createMetricsRegistry(): MetricsRegistry {
  const metrics = new Map<string, Metric>();
  const register = (name: string, metric: Metric) => {
    if (metrics.has(name)) throw new Error(`The metric ${name} is registered twice.`);
    metrics.set(name, metric);
  };
  return {
    counter: (name, help) => {
      const series = new Map<string, number>();
      register(name, () => [
        ...head({ name, help, type: 'counter' }),
        ...[...series].map(([labels, value]) => `${name}${braced(labels)} ${value}`),
      ]);
      return {
        add: (labels = {}, by = 1) => {
          const key = format(labels);
          series.set(key, (series.get(key) ?? 0) + by);
        },
      };
    },
    histogram: (name, help, bounds) => {
      const series = new Map<string, Buckets>();
      register(name, () => [
        ...head({ name, help, type: 'histogram' }),
        ...[...series].flatMap(([labels, buckets]) =>
          printBuckets({ name, labels, bounds, buckets }),
        ),
      ]);
      return {
        observe: (value, labels = {}) => {
          const key = format(labels);
          const buckets = series.get(key) ?? { upTo: bounds.map(() => 0), count: 0, sum: 0 };
          bounds.forEach((bound, i) => {
            if (value <= bound) buckets.upTo[i] = (buckets.upTo[i] ?? 0) + 1;
          });
          buckets.count += 1;
          buckets.sum += value;
          series.set(key, buckets);
        },
      };
    },
    gauge: (name, help, read) => {
      register(name, async () => {
        const reading = await read();
        const values = typeof reading === 'number' ? [{ labels: {}, value: reading }] : reading;
        return [
          ...head({ name, help, type: 'gauge' }),
          ...values.map(({ labels, value }) => `${name}${braced(format(labels))} ${value}`),
        ];
      });
    },
    print: async () => {
      const printed = await Promise.allSettled(
        [...metrics.values()].map(async (metric) => metric()),
      );
      const lines = printed.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      return `${lines.join('\n')}\n`;
    },
  };
}

interface Buckets {
  /** How many values were at most the bound at the same place. */
  upTo: number[];
  count: number;
  sum: number;
}

const head = ({ name, help, type }: { name: string; help: string; type: string }) => [
  `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
  `# TYPE ${name} ${type}`,
];

function printBuckets({
  name,
  labels,
  bounds,
  buckets,
}: {
  name: string;
  labels: string;
  bounds: readonly number[];
  buckets: Buckets;
}): string[] {
  const upTo = (bound: string) => braced([labels, `le="${bound}"`].filter(Boolean).join(','));
  return [
    ...bounds.map((bound, i) => `${name}_bucket${upTo(String(bound))} ${buckets.upTo[i]}`),
    `${name}_bucket${upTo('+Inf')} ${buckets.count}`,
    `${name}_sum${braced(labels)} ${buckets.sum}`,
    `${name}_count${braced(labels)} ${buckets.count}`,
  ];
}

function format(labels: Labels): string {
  return Object.entries(labels)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}="${quoted(value)}"`)
    .join(',');
}

const quoted = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const braced = (labels: string) => (labels === '' ? '' : `{${labels}}`);
