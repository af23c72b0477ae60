import { expect, it } from 'vitest'
import { measurementsPage } from './measurements.ts'

it('says of each benchmark what it printed and whether it was as wanted', () => {
  const page = measurementsPage(
    [
      {
        name: 'api',
        about: 'Requests a second.',
        output: '\nlist 1.70\n',
        seconds: 12.4,
        ending: 'as wanted',
        reason: '',
      },
      {
        name: 'tables',
        about: 'The plan of tables.',
        output: 'ready 900 ms',
        seconds: 60,
        ending: 'below',
        reason: '',
      },
      { name: 'live', about: 'Streams.', output: '', seconds: 9, ending: 'failed', reason: 'Error: a | b' },
    ],
    {
      date: new Date('2026-11-26T20:00:00Z'),
      commit: 'f69b551f',
      load: [0.4, 2.06],
      command: 'npm run bench all',
    },
  )
  expect(page).toContain('on 2026-11-26 at f69b551f')
  expect(page).toContain('a load of 0.4 to 2.1 before and after')
  expect(page).toContain('| [api](#api) | Requests a second. | 12 s | as wanted |')
  expect(page).toContain('| [tables](#tables) | The plan of tables. | 60 s | below |')
  expect(page).toContain('| [live](#live) | Streams. | 9 s | failed: Error: a \\| b |')
  expect(page).toContain('## api\n\n```\nlist 1.70\n```\n\n## tables\n')
})
