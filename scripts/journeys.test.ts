import { describe, expect, it } from 'vitest'
import { runJourneys } from './journeys.mjs'

/** The arguments of each run, as they would be given to the runner. */
async function asked(options: { isAll: boolean; deadline: number }) {
  const runs: string[] = []
  const { left } = await runJourneys(async (_title: string, which: string) => {
    runs.push(which)
    return { title: '', passed: 1, failed: 0 }
  }, options)
  return { runs, left }
}

describe('the journeys', () => {
  it('run in one go where there is no bound', async () => {
    expect(await asked({ isAll: true, deadline: Number.POSITIVE_INFINITY })).toEqual({ runs: [''], left: 0 })
  })

  it('are those of the core alone where not all are wanted', async () => {
    const { runs, left } = await asked({ isAll: false, deadline: Number.POSITIVE_INFINITY })
    expect([runs, left]).toEqual([['--grep @core'], 0])
  })

  it('begin with those of the core, and each other one is in one of ten parts', async () => {
    const { runs, left } = await asked({ isAll: true, deadline: Date.now() + 3_600_000 })
    expect([runs[0], left]).toEqual(['--grep "@core|@landing"', 0])
    const parts = Array.from({ length: 10 }, (_, at) => `--grep-invert "@core|@landing" --shard=${at + 1}/10`)
    expect(runs.slice(1).toSorted()).toEqual(parts.toSorted())
  })

  it('are left out in parts once the time is over, but for the core', async () => {
    expect(await asked({ isAll: true, deadline: Date.now() - 1 })).toEqual({
      runs: ['--grep "@core|@landing"'],
      left: 10,
    })
  })
})
