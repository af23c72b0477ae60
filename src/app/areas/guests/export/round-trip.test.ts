import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanParagraphs } from '#domain/clean-text.ts'
import type { GuestDraft } from '#domain/guests.ts'
import { interpretTable } from '../import/guest-list.ts'
import { readGuestFile } from '../import/guest-table.ts'
import { guestsToCsv, guestsToXlsx } from './guest-file.ts'

const CAST: GuestDraft[] = [
  {
    fullName: 'Begoña Ibáñez',
    email: 'begona@example.com',
    rsvp: true,
    notes: 'Celíaca; mesa 3\nLlega "tarde"',
  },
  { fullName: '=SUM(A1)', email: '@begona', rsvp: false, notes: '-2 niños' },
  { fullName: "'=Iker", email: null, rsvp: null, notes: '+34 600 111 222' },
]

test('the CSV opens in Excel in Spanish: byte order mark, `;`, CRLF, and nothing runs as a formula', () => {
  expect(guestsToCsv(CAST)).toBe(
    [
      '\uFEFFNombre;Email;RSVP;Notas',
      'Begoña Ibáñez;begona@example.com;Sí;"Celíaca; mesa 3\nLlega ""tarde"""',
      "'=SUM(A1);'@begona;No;'-2 niños",
      "''=Iker;;;'+34 600 111 222",
      '',
    ].join('\r\n'),
  )
})

test('a list without guests is exported with its headings', () => {
  expect(guestsToCsv([])).toBe('\uFEFFNombre;Email;RSVP;Notas\r\n')
})

const toCsvFile = async (guests: GuestDraft[]) => new TextEncoder().encode(guestsToCsv(guests)).buffer

async function reimport(file: ArrayBuffer, fileName: string): Promise<GuestDraft[]> {
  const table = await readGuestFile(file, fileName)
  const result = 'kind' in table ? table : interpretTable(table).outcome
  if (result.kind === 'error') throw new Error(result.code)
  return result.guests
}

/** Any text as it would have been stored: what an import or the form leaves of it. */
const line = fc.string({ unit: 'binary' }).map(cleanLine)
const paragraphs = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('=1', "'", '"', ';', '\n', 'ñ')))
  .map((parts) => cleanParagraphs(parts.join('')))
const guest: fc.Arbitrary<GuestDraft> = fc.record({
  fullName: fc
    .oneof(line, fc.constantFrom('=a', "'=a", '-', "''", '"', 'José; Ana'))
    .filter((name) => name !== ''),
  email: line.map((text) => text || null),
  rsvp: fc.constantFrom(true, false, null),
  notes: paragraphs.map((text) => text || null),
})
const guests = fc.array(guest, { minLength: 1, maxLength: 8 })

describe('an exported list imports as it was', () => {
  test.each([
    ['CSV', 'lista.csv', toCsvFile],
    ['XLSX', 'lista.xlsx', guestsToXlsx],
  ])('%s, with unusual names, emails, answers and notes', async (_, fileName, toFile) => {
    expect(await reimport(await toFile(CAST), fileName)).toEqual(CAST)
    await fc.assert(
      fc.asyncProperty(guests, async (list) => {
        expect(await reimport(await toFile(list), fileName)).toEqual(list)
      }),
    )
  })
})
