import { expect, it } from 'vitest'
import { listBenchmarks } from './list.ts'

it('lists every benchmark with a sentence about it', () => {
  const benchmarks = listBenchmarks()
  expect(benchmarks.map(({ name }) => name)).toContain('api')
  for (const { name, about } of benchmarks) expect(about, name).toMatch(/^[A-Z].+\.$/)
})
