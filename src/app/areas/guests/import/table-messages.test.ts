import { expect, test } from 'vitest'
import type { TablePlan } from '#domain/guest-import/imported-tables.ts'
import { seatedInWords, tableSentences } from './table-messages.ts'

const plan = (over: Partial<TablePlan>): TablePlan => ({
  ...{ tables: [], seats: [], full: [], elsewhere: 0, waiting: new Set<string>() },
  ...over,
})
const many = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)
const table = { id: 't', number: 4, name: null, shape: 'round', seats: 8 } as const
const seat = { guestId: 'g', from: null, tableId: 't' }

test('says how many tables are new, who is seated and who finds no seat', () => {
  const full = [
    { table: { number: 4, name: null }, people: 3 },
    { table: { number: 5, name: 'Los primos' }, people: 1 },
  ]
  expect(tableSentences(plan({ tables: many(12, table), seats: many(96, seat), full }))).toEqual([
    '12 mesas nuevas, 96 personas sentadas.',
    '3 no caben en «Mesa 4».',
    '1 no cabe en «Los primos».',
  ])
  expect(tableSentences(plan({ seats: [seat] }))).toEqual(['1 persona sentada.'])
  expect(tableSentences(plan({}))).toEqual([])
})

test('counts full tables after the first few together', () => {
  const full = Array.from({ length: 7 }, (_, at) => ({ table: { number: at + 1, name: null }, people: 2 }))
  expect(tableSentences(plan({ full })).at(-1)).toBe('6 más no caben en otras 3 mesas.')
})

test('the toast says who has not been seated after all', () => {
  expect(seatedInWords({ tables: 2, seated: 9, asked: 10 })).toBe(
    'Has sentado a 9 personas, con 2 mesas nuevas. 1 persona no se ha sentado: las mesas han cambiado mientras decidías.',
  )
  expect(seatedInWords({ tables: 0, seated: 0, asked: 0 })).toBe('')
})
