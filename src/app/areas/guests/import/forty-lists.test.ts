import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import type { ImportedGuest } from '#domain/guests/imported-guest.ts'
import { foldText } from '#domain/text/fold-text.ts'
import {
  FORTY_LISTS,
  type FortyList,
  type WantedGuest,
} from '../../../../../tests/fixtures/guests/forty-lists.ts'
import { interpretTable } from './guest-list.ts'
import { readGuestFile, readPastedText } from './guest-table.ts'

function workbook({ sheets = {}, merged = [] }: FortyList): ArrayBuffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  const first = book.Sheets[book.SheetNames[0] ?? '']
  if (first && merged.length > 0)
    first['!merges'] = merged.map(({ column, from, to }) => ({
      s: { c: column, r: from },
      e: { c: column, r: to },
    }))
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer
}

async function read(list: FortyList) {
  const table =
    list.pasted !== undefined
      ? await readPastedText(list.pasted)
      : list.csv !== undefined
        ? await readGuestFile(new TextEncoder().encode(list.csv).buffer as ArrayBuffer, 'lista.csv')
        : await readGuestFile(new Uint8Array(workbook(list)).buffer as ArrayBuffer, 'lista.xlsx')
  if ('kind' in table) throw new Error(table.code)
  return interpretTable(table)
}

/** The families of some guests as letters, by who is with whom; a family of one has none. */
function familyLetters(families: (string | null | undefined)[]): (string | null)[] {
  const keys = families.map((family) => family && foldText(family))
  const several = [...new Set(keys.filter((key) => key && keys.filter((one) => one === key).length > 1))]
  return keys.map((key) => (key && several.includes(key) ? 'abcdefgh'[several.indexOf(key)]! : null))
}

const asWanted = (wanted: string | WantedGuest): WantedGuest =>
  typeof wanted === 'string' ? { name: wanted } : wanted

function told({ fullName, rsvp, email, phone, age, side, language, table }: ImportedGuest): WantedGuest {
  return {
    ...{ name: fullName, rsvp, email },
    ...(phone && { phone }),
    ...(age && { age }),
    ...(side && { side }),
    ...(language && { language }),
    ...(table && { table }),
  }
}

describe('of forty lists of all kinds', () => {
  test.each(FORTY_LISTS.map((list) => [list.name, list] as const))('%s', async (_, list) => {
    const { outcome, sheets, chosen, readings } = await read(list)
    if (outcome.kind === 'error') throw new Error(outcome.code)
    const wanted = list.guests.map(asWanted)
    expect(outcome.guests.map(({ fullName }) => fullName)).toEqual(wanted.map(({ name }) => name))
    expect(outcome.guests.map(told)).toMatchObject(
      wanted.map(({ family: _family, notes: _notes, ...fields }) => fields),
    )
    if (wanted.some(({ family }) => family)) {
      const families = familyLetters(outcome.guests.map(({ household }) => household))
      expect(families).toEqual(familyLetters(wanted.map(({ family }) => family)))
    }
    for (const [at, { notes }] of wanted.entries())
      if (notes) expect(outcome.guests[at]!.notes).toContain(notes)
    expect(outcome.leftOut.map(({ guest }) => guest.fullName)).toEqual(list.leftOut ?? [])
    expect(outcome.several.rows).toBe(list.asked ?? outcome.several.rows)
    expect(outcome.droppedWithoutName).toBe(0)
    expect(outcome.ignoredColumns).toEqual(list.ignored ?? [])
    expect(chosen.flatMap((at) => readings[at]!.doubts)).toEqual(list.doubts ?? [])
    const others = sheets.filter((_sheet, at) => !chosen.includes(at)).map(({ name }) => name)
    expect(others).toEqual(list.notChosen ?? [])
  })
})
