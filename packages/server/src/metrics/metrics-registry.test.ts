import { expect, test } from 'vitest';
import { createMetricsRegistry } from './metrics-registry.ts';

test('a counter adds up for each set of labels, in whatever order they are given', async () => {
  const registry = createMetricsRegistry();
  const requests = registry.counter('requests_total', 'Requests answered.');
  requests.add({ route: '/a', status: '200' });
  requests.add({ status: '200', route: '/a' }, 2);
  requests.add({ route: '/b', status: '500' });
  expect(await registry.print()).toBe(
    [
      '# HELP requests_total Requests answered.',
      '# TYPE requests_total counter',
      'requests_total{route="/a",status="200"} 3',
      'requests_total{route="/b",status="500"} 1',
      '',
    ].join('\n'),
  );
});

test('the buckets of a histogram count what is at most their bound', async () => {
  const registry = createMetricsRegistry();
  const seconds = registry.histogram('wait_seconds', 'Waiting.', [0.5, 1]);
  for (const value of [0.25, 0.5, 0.75, 4]) seconds.observe(value, { kind: 'x' });
  expect((await registry.print()).split('\n').slice(2, -1)).toEqual([
    'wait_seconds_bucket{kind="x",le="0.5"} 2',
    'wait_seconds_bucket{kind="x",le="1"} 3',
    'wait_seconds_bucket{kind="x",le="+Inf"} 4',
    'wait_seconds_sum{kind="x"} 5.5',
    'wait_seconds_count{kind="x"} 4',
  ]);
});

test('a gauge is read when it is printed; one that fails is left out alone', async () => {
  const registry = createMetricsRegistry();
  let depth = 1;
  registry.gauge('depth', 'Depth.', () => depth);
  registry.gauge('broken', 'Broken.', async () => {
    throw new Error('no database');
  });
  registry.gauge('jobs', 'Jobs.', async () => [{ labels: { state: 'dead' }, value: 2 }]);
  depth = 5;
  const printed = await registry.print();
  expect(printed).toContain('\ndepth 5\n');
  expect(printed).toContain('\njobs{state="dead"} 2\n');
  expect(printed).not.toContain('broken');
});

test('a value cannot break out of its quotes', async () => {
  const registry = createMetricsRegistry();
  registry.counter('c', 'C.').add({ a: 'x"\\\n} 1' });
  expect(await registry.print()).toContain('c{a="x\\"\\\\\\n} 1"} 1\n');
});

test('a name is registered once', () => {
  const registry = createMetricsRegistry();
  registry.counter('c', 'C.');
  expect(() => registry.counter('c', 'C.')).toThrow('registered twice');
});
