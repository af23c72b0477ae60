import { expect, it } from 'vitest'
import {
  longestAgoFirst,
  type Measured,
  measurementsPage,
  readMeasurements,
  replaceMeasured,
} from './measurements.ts'

const API: Measured = {
  ...{
    name: 'api',
    about: 'Requests a second.',
    output: 'list 1.70',
    seconds: 12,
    ending: 'as wanted',
    reason: '',
  },
  ...{ date: '2026-11-26', commit: 'f69b551f', load: '0.4', rounds: 'whole' },
}
const TABLES: Measured = {
  ...{ name: 'tables', about: 'The plan of tables.', output: '', seconds: 60, ending: 'below', reason: '' },
  ...{ date: '2026-11-27', commit: '0a1b2c3d', load: '2.1', rounds: 'quick' },
}
const LIVE: Measured = {
  ...{ name: 'live', about: 'Streams.', output: 'open\n\n50 streams', seconds: 9, ending: 'failed' },
  ...{ reason: 'Error: a | b', date: '2026-11-27', commit: '0a1b2c3d', load: '1.0', rounds: 'quick' },
}

it('says of each benchmark what it printed, whether it was as wanted, and when', () => {
  const page = measurementsPage([TABLES, API, LIVE])
  expect(page).toContain(
    '| [api](#api) | Requests a second. | as wanted | whole | 12 s | 2026-11-26 | f69b551f | 0.4 |',
  )
  expect(page).toContain(
    '| [tables](#tables) | The plan of tables. | below | quick | 60 s | 2026-11-27 | 0a1b2c3d | 2.1 |',
  )
  expect(page).toContain('| [live](#live) | Streams. | failed: Error: a \\| b | quick | 9 s |')
  expect(page).toContain('## api\n\n```\nlist 1.70\n```\n\n## live\n')
})

it('reads what it has written', () => {
  expect(readMeasurements(measurementsPage([API, LIVE, TABLES]))).toEqual([API, LIVE, TABLES])
  expect(readMeasurements('')).toEqual([])
})

it('keeps the measurements of benchmarks that have not run again', () => {
  const again = { ...API, output: 'list 1.80' }
  expect(replaceMeasured([API, TABLES], [again, LIVE])).toEqual([TABLES, again, LIVE])
})

it('keeps a whole measurement when the time was over before the next one was done', () => {
  const stopped = { ...API, output: '', ending: 'stopped' } as const
  expect(replaceMeasured([API, TABLES], [stopped])).toEqual([API, TABLES])
  expect(replaceMeasured([stopped], [{ ...stopped, output: 'list' }])).toEqual([
    { ...stopped, output: 'list' },
  ])
})

it('begins with what was never measured to its end, and goes on with what was the longest ago', () => {
  const stopped = { ...LIVE, ending: 'stopped' } as const
  const all = [TABLES, { name: 'new' }, API, LIVE]
  const names = longestAgoFirst(all, [API, TABLES, stopped]).map(({ name }) => name)
  expect(names).toEqual(['new', 'live', 'api', 'tables'])
})
