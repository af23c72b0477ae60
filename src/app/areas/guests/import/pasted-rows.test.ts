import { describe, expect, test } from 'vitest'
import type { GuestImportError, InterpretedRows } from '#domain/guest-import/guest-import.ts'
import { interpretTable } from './guest-list.ts'
import { readPastedText } from './guest-table.ts'

async function read(text: string): Promise<InterpretedRows | GuestImportError> {
  const table = await readPastedText(text)
  return 'kind' in table ? table : interpretTable(table).outcome
}

async function namesIn(text: string): Promise<string[]> {
  const result = await read(text)
  if (result.kind === 'error') throw new Error(`expected a preview, got ${result.code}`)
  return result.guests.map(({ fullName }) => fullName)
}

test('every line is a name and blank lines are dropped', async () => {
  expect(await namesIn('Lucía Ferrer\n\n  Hugo Vidal  \r\n\r\nAna Gil\n')).toEqual([
    'Lucía Ferrer',
    'Hugo Vidal',
    'Ana Gil',
  ])
})

test('it comes from a text, not from a file', async () => {
  const table = await readPastedText('Lucía')
  if ('kind' in table) throw new Error(table.code)
  expect(interpretTable(table)).toMatchObject({
    ...{ source: 'text', fileName: null, delimiter: null },
    outcome: { kind: 'preview', droppedWithoutName: 0 },
  })
})

describe('decorations come off', () => {
  test.each([
    '1. Lucía Ferrer',
    '12) Lucía Ferrer',
    '(3) Lucía Ferrer',
    '1.- Lucía Ferrer',
    '1 - Lucía Ferrer',
    '1º Lucía Ferrer',
    '1.\tLucía Ferrer',
    'a) Lucía Ferrer',
    '- Lucía Ferrer',
    '-Lucía Ferrer',
    '• Lucía Ferrer',
    '·\tLucía Ferrer',
    '* Lucía Ferrer',
    '*Lucía Ferrer*',
    '– Lucía Ferrer',
    '✅ Lucía Ferrer',
    '☑️ Lucía Ferrer',
    'Lucía Ferrer ✅',
    '1️⃣ Lucía Ferrer',
    '[ ] Lucía Ferrer',
    '- [x] Lucía Ferrer',
    '✅ 4. - Lucía Ferrer,',
    '\u200eLucía\u200b Ferrer',
    '[12/3/26, 10:11] Inés: Lucía Ferrer',
    '[12/3/26, 10:11:05 a. m.] Inés Soler: 1. Lucía Ferrer',
    '[10:11, 12/3/2026] Inés 💍: Lucía Ferrer',
    '12/3/26, 10:11 - Inés: Lucía Ferrer',
  ])('%s', async (line) => {
    expect(await namesIn(line)).toEqual(['Lucía Ferrer'])
  })
})

describe('names survive', () => {
  test.each([
    '2 primos de Cuenca',
    'José 2º',
    'Jean-Luc Ferrer',
    "Aoife O'Connor",
    'Ana (novia de Hugo)',
    'D. Ramón',
    'E. Soler',
    'Mª José de la O',
    'García Pérez, Ana',
    'Tía Puri; la de Soria',
    'Joan Puig i Mas',
    'Øystein Þór',
    '李小龙',
    'محمد علي',
    'Ana 👶',
    '👩🏽‍🦰 Lucía Ferrer',
  ])('%s', async (name) => {
    expect(await namesIn(name)).toEqual([name])
  })
})

test('a line that is only decoration has no name and is counted', async () => {
  expect(await read('1. Lucía\n2.\n-----\nHugo')).toMatchObject({
    guests: [{ fullName: 'Lucía' }, { fullName: 'Hugo' }],
    droppedWithoutName: 2,
  })
})

test('a first line that says `Invitados:` is a heading', async () => {
  expect(await namesIn('Invitados:\nLucía\nHugo')).toEqual(['Lucía', 'Hugo'])
})

test('rows copied from a spreadsheet are read as a table, an empty first cell included', async () => {
  expect(
    await read('Nombre\tEmail\tRSVP\nLucía\tlucia@correo.es\tSí\n\tnadie@correo.es\t\nHugo\t\tNo'),
  ).toMatchObject({
    guests: [
      { fullName: 'Lucía', email: 'lucia@correo.es', rsvp: true },
      { fullName: 'Hugo', email: null, rsvp: false },
    ],
    droppedWithoutName: 1,
    rowNumbers: [2, 4],
  })
})

test('one row copied from a spreadsheet is read as a table', async () => {
  expect(await read('Ana Gil\tana@correo.es\tvegana')).toMatchObject({
    guests: [{ fullName: 'Ana Gil', email: 'ana@correo.es', notes: 'C: vegana' }],
  })
})

test('a text without a single name is refused', async () => {
  expect(await read(' \n\n---\n')).toMatchObject({ kind: 'error', code: 'EMPTY_FILE' })
})

test('more than 5,000 lines or 5 MB are refused', async () => {
  expect(await read('Lucía\n'.repeat(5001))).toMatchObject({
    code: 'TOO_MANY_ROWS',
    params: { max: 5000 },
  })
  expect(await read('x'.repeat(5 * 1024 * 1024 + 1))).toMatchObject({ code: 'TEXT_TOO_LARGE' })
})
