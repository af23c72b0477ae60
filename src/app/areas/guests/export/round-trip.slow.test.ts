import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import { planHouseholds } from '#domain/guest-import/imported-households.ts'
import { planTables } from '#domain/guest-import/imported-tables.ts'
import { namesOtherHousehold } from '#domain/guest-import/imported-updates.ts'
import type { NewGuest } from '#domain/guests/guests.ts'
import type { ImportedGuest } from '#domain/guests/imported-guest.ts'
import { GUEST_AGES, INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { NO_SETTINGS, type WeddingEvent } from '#domain/households/invitation-settings.ts'
import { cleanLine, cleanParagraphs } from '#domain/text/clean-text.ts'
import { person, table } from '../../../../../tests/support/any-wedding.ts'
import { familiesOf } from '../../../shared/households/families.ts'
import { interpretTable } from '../import/guest-list.ts'
import { readGuestFile } from '../import/guest-table.ts'
import { knownGuests } from '../import-dialog/use-known-guests.ts'
import { guestsToCsv, guestsToXlsx } from './guest-file.ts'
import { tablesOfGuests } from './tables-of-guests.ts'

const CAST: NewGuest[] = [
  {
    fullName: 'Begoña Ibáñez',
    email: 'begona@example.com',
    rsvp: true,
    notes: 'Celíaca; mesa 3\nLlega "tarde"',
  },
  { fullName: '=SUM(A1)', email: '@begona', rsvp: false, notes: '-2 niños' },
  { fullName: "'=Iker", email: null, rsvp: null, notes: '+34 600 111 222' },
]

const stored = (fields: NewGuest, position: number): Guest => ({
  maybe: false,
  ...fields,
  id: String(position),
  createdAt: '2027-01-01T00:00:00Z',
})

test('the CSV opens in Excel in Spanish: byte order mark, `;`, CRLF, and nothing runs as a formula', () => {
  expect(guestsToCsv(CAST.map(stored), [])).toBe(
    [
      '\uFEFFNombre;Email;RSVP;Notas',
      'Begoña Ibáñez;begona@example.com;Sí;"Celíaca; mesa 3\nLlega ""tarde"""',
      "'=SUM(A1);'@begona;No;'-2 niños",
      "''=Iker;;;'+34 600 111 222",
      '',
    ].join('\r\n'),
  )
})

test('who may come is told in the column of the answer, and comes back so', async () => {
  const teo = { ...stored({ fullName: 'Teo Lasa', email: null, rsvp: null, notes: null }, 0), maybe: true }
  const csv = guestsToCsv([teo], [])
  expect(csv).toContain('Teo Lasa;;Puede que sí;')
  expect(await reimport(new TextEncoder().encode(csv).buffer, 'lista.csv')).toEqual([
    { fullName: 'Teo Lasa', email: null, rsvp: null, maybe: true, notes: null },
  ])
})

test('a list without guests is exported with its headings', () => {
  expect(guestsToCsv([], [])).toBe('\uFEFFNombre;Email;RSVP;Notas\r\n')
})

const ANSWERED = {
  households: [{ id: 'h', name: null, language: null, phone: '+34 612 345 678' } as Household],
  guests: [
    {
      ...{ guestId: '0', householdId: 'h', age: 'adult', ageYears: null, side: null, phone: null },
      ...{ menu: 'fish', needsHighChair: false, busOut: 'out', busBack: null },
      events: { eve: true },
    } as unknown as GuestDetails,
    {
      ...{ guestId: '1', householdId: 'h', age: 'baby', ageYears: 2, side: null, phone: null },
      ...{ menu: null, needsHighChair: true, busOut: 'out', busBack: null },
      events: {},
    } as unknown as GuestDetails,
  ],
  events: [{ id: 'eve', name: 'Notas' }] as WeddingEvent[],
  settings: {
    ...NO_SETTINGS,
    menus: [{ key: 'fish', name: '=Pescado', forChildren: false }],
    busRoutes: [
      { id: 'out', direction: 'out' as const, name: 'Sevilla', time: 675, place: 'Prado' },
      { id: 'back', direction: 'back' as const, name: 'Vuelta', time: 1620, place: null },
    ],
  },
  ...{ stoppedAddresses: [], mailDay: null, reminderRuns: [] },
}

const FAMILY = [
  stored({ fullName: 'Ana Sanz', email: null, rsvp: true, notes: null }, 0),
  stored({ fullName: 'Leo Sanz', email: null, rsvp: null, notes: null }, 1),
]

test('menu, events, bus, high chair, family and phone go out, and an import knows the list all the same', async () => {
  const families = familiesOf(FAMILY, ANSWERED)
  const csv = guestsToCsv(FAMILY, families, ANSWERED)
  expect(csv.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFNombre;Email;RSVP;Notas;Familia;Edad;Teléfono;Evento: Notas;Menú;Trona;Autobús de ida',
    "Ana Sanz;;Sí;;Sanz;;'+34 612 345 678;Sí;'=Pescado;;Sevilla · 11:15 · Prado",
    'Leo Sanz;;;;Sanz;"Bebé, 2 años";;;;Sí;Sevilla · 11:15 · Prado',
  ])
  for (const [name, file] of [
    ['lista.csv', new TextEncoder().encode(csv).buffer],
    ['lista.xlsx', await guestsToXlsx(FAMILY, families, ANSWERED)],
  ] as const) {
    const table = await readGuestFile(file, name)
    expect(table).toMatchObject({ sheets: [{ isExport: true }] })
    expect(await reimport(file, name)).toMatchObject([
      { fullName: 'Ana Sanz', notes: null, phone: '+34 612 345 678' },
      { fullName: 'Leo Sanz', notes: null },
    ])
  }
})

test('the table of each guest goes out for who sees the tables, and an import knows the list all the same', async () => {
  const families = familiesOf(FAMILY, ANSWERED)
  const tables = tablesOfGuests(
    [table('t1', 8), { ...table('t2', 8), number: 4, name: 'Los primos' }],
    [
      person('0', { tableId: 't2' }),
      person('1', { tableId: 't1', comes: false }),
      person('1', { tableId: 't1', eventId: 'eve' }),
    ],
  )
  const csv = guestsToCsv(FAMILY, families, { ...ANSWERED, tables })
  expect(csv.split('\r\n').map((line) => line.split(';').at(-1))).toEqual(['Mesa', '4 · Los primos', '', ''])
  const file = new TextEncoder().encode(csv).buffer
  expect(await readGuestFile(file, 'lista.csv')).toMatchObject({ sheets: [{ isExport: true }] })
  expect(await reimport(file, 'lista.csv')).toMatchObject([{ notes: null }, { notes: null }])
})

const tableName = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=SUM(A1)', '4 · b', 'Mesa 7', 'שולחן', 'x'.repeat(200)),
  )
  .map((text) => cleanLine(text).slice(0, 200).trim() || null)

test('an exported list seats everybody where they sat, in a wedding without tables too', async () => {
  const tables = fc.array(fc.record({ name: tableName, seats: fc.integer({ min: 1, max: 30 }) }), {
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(tables, fc.array(fc.nat(5), { minLength: 1, maxLength: 9 }), async (given, places) => {
      const made = given.map((one, at) => ({ ...table(`t${at}`, one.seats), name: one.name, number: at + 1 }))
      const list = places.map((_, id) =>
        stored({ fullName: `Persona ${id}`, email: null, rsvp: true, notes: null }, id),
      )
      const people = places.map((at, id) => person(`${id}`, { tableId: made[at]?.id ?? null }))
      const csv = guestsToCsv(list, [], { ...ANSWERED, tables: tablesOfGuests(made, people) })
      const rows = await reimport(new TextEncoder().encode(csv).buffer, 'lista.csv')
      const listed = rows.map((row, id) => ({ guestId: `${id}`, table: row.table, comes: true }))
      const options = { moves: true, newId: (name: string) => `new ${name}` }
      expect(planTables(listed, { tables: made, people }, options)).toMatchObject({ tables: [], seats: [] })
      const anew = planTables(listed, { tables: [], people: [] }, options)
      expect(anew.full).toEqual([])
      const where = new Map(anew.tables.map(({ id, number, name }) => [id, `${number} ${name}`]))
      const before = new Map(made.map(({ id, number, name }) => [id, `${number} ${name}`]))
      expect(new Map(anew.seats.map(({ guestId, tableId }) => [guestId, where.get(tableId)]))).toEqual(
        new Map(people.flatMap(({ guestId, tableId }) => (tableId ? [[guestId, before.get(tableId)]] : []))),
      )
    }),
  )
})

const LIST_OF_FOUR = [...FAMILY, ...['Eva Sanz', 'Hugo Lasa'].map((fullName, at) => alone(fullName, at + 2))]

function alone(fullName: string, position: number): Guest {
  return stored({ fullName, email: null, rsvp: null, notes: null }, position)
}

test('an exported list names the household and the language that each guest has, two of one name too', async () => {
  const second = { id: 'second', name: 'Sanz', language: 'en', phone: null } as Household
  const eva = { ...ANSWERED.guests[1], guestId: '2', householdId: 'second' } as GuestDetails
  const list = {
    ...ANSWERED,
    households: [...ANSWERED.households, second],
    guests: [...ANSWERED.guests, eva],
  }
  const csv = guestsToCsv(LIST_OF_FOUR, familiesOf(LIST_OF_FOUR, list), list)
  expect(csv).toContain('Sanz (2)')
  const rows = await reimport(new TextEncoder().encode(csv).buffer, 'lista.csv')
  const known = knownGuests(LIST_OF_FOUR, list)
  expect(known.map((guest, at) => namesOtherHousehold(guest, rows[at]!))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a list that names another household or language is told apart, once the households are known', () => {
  const row = (more: Partial<ImportedGuest>): ImportedGuest => ({ ...FAMILY[0]!, ...more })
  const [ana] = knownGuests(FAMILY, ANSWERED)
  const [hugo] = knownGuests([alone('Hugo Lasa', 3)], ANSWERED)
  const [unknown] = knownGuests(FAMILY, undefined)
  for (const [guest, given, isOther] of [
    [ana, { household: 'SANZ' }, false],
    [ana, { household: '12' }, false],
    [ana, { household: 'Gil' }, true],
    [ana, { language: 'es' }, false],
    [ana, { language: 'en' }, true],
    [hugo, { household: 'Lasa' }, true],
    [hugo, {}, false],
    [unknown, { household: 'Gil', language: 'en' }, false],
  ] as const)
    expect(namesOtherHousehold(guest!, row(given)), `${guest!.fullName} ${JSON.stringify(given)}`).toBe(
      isOther,
    )
})

test('typed cells of an Excel file carry no apostrophe, and run nothing', async () => {
  const { read } = await import('@e965/xlsx')
  const families = familiesOf(FAMILY, ANSWERED)
  const sheet = read(await guestsToXlsx(FAMILY, families, ANSWERED)).Sheets['Invitados']!
  expect(sheet['G2']).toMatchObject({ t: 's', v: '+34 612 345 678' })
  expect(sheet['I2']).toMatchObject({ t: 's', v: '=Pescado' })
  expect(sheet['I2'].f).toBeUndefined()
})

const toCsvFile: typeof guestsToXlsx = async (guests, families) =>
  new TextEncoder().encode(guestsToCsv(guests, families)).buffer

async function reimport(file: ArrayBuffer, fileName: string): Promise<ImportedGuest[]> {
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
const guest: fc.Arbitrary<NewGuest> = fc.record({
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
    expect(await reimport(await toFile(CAST.map(stored), []), fileName)).toEqual(CAST)
    await fc.assert(
      fc.asyncProperty(guests, async (list) => {
        expect(await reimport(await toFile(list.map(stored), []), fileName)).toEqual(list)
      }),
    )
  })

  const fact = line.map((text) => text.slice(0, 60).trim()).filter((text) => text !== '-')
  const person = fc.record({
    fields: guest,
    /** Which of the households; the last are guests who stand alone. */
    home: fc.nat(6),
    age: fc.constantFrom(...GUEST_AGES),
    ageYears: fc.option(fc.nat(17)),
    side: fact.map((text) => text || null),
    phone: fact.map((text) => text || null),
  })
  const home = fc.record({
    // Few names, so that two families often share one.
    name: fc.constantFrom(
      null,
      'Aguirre Soto',
      'Los Ferrer',
      'los ferrer',
      '=Amigas',
      'Los Ferrer (2)',
      '007',
    ),
    language: fc.option(fc.constantFrom(...INVITATION_LANGUAGES)),
  })

  test.each([
    ['CSV', 'lista.csv', toCsvFile],
    ['XLSX', 'lista.xlsx', guestsToXlsx],
  ])('%s, and who is invited together stays together', async (_, fileName, toFile) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 1, maxLength: 10 }),
        fc.array(home, { minLength: 4, maxLength: 4 }),
        async (people, homes) => {
          const families = familiesOf(
            people.map(({ fields }, position) => stored(fields, position)),
            {
              households: homes.map((one, index) => ({ ...one, id: `h${index}`, phone: null }) as Household),
              guests: people.map(({ fields: _, home, ...known }, position) => ({
                ...({ ...known, guestId: String(position) } as GuestDetails),
                householdId: home < homes.length ? `h${home}` : null,
              })),
              events: [],
              settings: NO_SETTINGS,
              stoppedAddresses: [],
              mailDay: null,
              reminderRuns: [],
            },
          )
          const file = await toFile(
            people.map(({ fields }, position) => stored(fields, position)),
            families,
          )
          const rows = (await reimport(file, fileName)).map((row, id) => ({ ...row, id: String(id) }))
          const plan = planHouseholds(rows, [], () => crypto.randomUUID())
          const together = (of: (id: number) => string | undefined) =>
            people.map((_, a) => people.map((_, b) => a === b || (of(a) !== undefined && of(a) === of(b))))
          expect(together((id) => plan.householdOf.get(String(id)))).toEqual(
            together((id) => (people[id]!.home < homes.length ? `h${people[id]!.home}` : undefined)),
          )
          rows.forEach((row, id) => {
            const { age, ageYears, side, phone, fields, home } = people[id]!
            const years = age === 'adult' ? null : ageYears
            expect(row).toMatchObject(fields)
            expect([row.age ?? 'adult', row.ageYears ?? null]).toEqual([age, years])
            expect([row.side ?? null, row.phone ?? null]).toEqual([side, phone])
            expect(row.language ?? null).toBe(homes[home]?.language ?? null)
          })
        },
      ),
    )
  })
})
