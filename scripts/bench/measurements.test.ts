import { expect, it } from 'vitest'
import { type Measured, measurementsPage, readMeasurements, replaceMeasured } from './measurements.ts'

const API: Measured = {
  ...{
    name: 'api',
    about: 'Requests a second.',
    output: 'list 1.70',
    seconds: 12,
    ending: 'as wanted',
    reason: '',
  },
  ...{ date: '2026-11-26', commit: 'f69b551f', load: '0.4' },
}
const TABLES: Measured = {
  ...{ name: 'tables', about: 'The plan of tables.', output: '', seconds: 60, ending: 'below', reason: '' },
  ...{ date: '2026-11-27', commit: '0a1b2c3d', load: '2.1' },
}
const LIVE: Measured = {
  ...{ name: 'live', about: 'Streams.', output: 'open\n\n50 streams', seconds: 9, ending: 'failed' },
  ...{ reason: 'Error: a ∣ b', date: '2026-11-27', commit: '0a1b2c3d', load: '1.0' },
}

it('says of each benchmark what it printed, whether it was as wanted, and when', () => {
  const page = measurementsPage([TABLES, API, { ...LIVE, reason: 'Error: a | b' }])
  expect(page).toContain(
    '| [api](#api) | Requests a second. | as wanted | 12 s | 2026-11-26 | f69b551f | 0.4 |',
  )
  expect(page).toContain(
    '| [tables](#tables) | The plan of tables. | below | 60 s | 2026-11-27 | 0a1b2c3d | 2.1 |',
  )
  expect(page).toContain('| [live](#live) | Streams. | failed: Error: a ∣ b | 9 s |')
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
