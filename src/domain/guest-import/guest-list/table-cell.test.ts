import { expect, test } from 'vitest'
import { interpretRows } from './interpret-rows.ts'
import { readTable, tableKey } from './table-cell.ts'

test.each([
  ['4', 4, null],
  ['Mesa 4', 4, null],
  ['MESA Nº 04', 4, null],
  ['Table #12', 12, null],
  ['Tisch 3', 3, null],
  ['4.0', 4, null],
  ['4. mahaia', 4, null],
  ['4 · Los primos', 4, 'Los primos'],
  ['4 · 2 de mayo · Goya', 4, '2 de mayo · Goya'],
  ['Mesa 4: Los primos', 4, 'Los primos'],
  ['Mesa 4 Los primos', 4, 'Los primos'],
  ['Los primos', null, 'Los primos'],
  ['2 de mayo', null, '2 de mayo'],
  ['1000', null, '1000'],
  ['Mesa presidencial', null, 'Mesa presidencial'],
  ['=1+1', null, '=1+1'],
  ['\u202Eטבלה\u202C', null, 'טבלה'],
])('%j is table %j, called %j', (cell, number, name) => {
  expect(readTable(cell)).toEqual({ number, name })
})

test.each(['', ' ', '-', '0', 'Sin mesa', 'n/a', 'Pendiente', 'por asignar', 'TBD'])(
  '%j is no table',
  (cell) => {
    expect(readTable(cell)).toBeNull()
  },
)

test('the word for a table, accents and case make no other table', () => {
  expect(tableKey('Mesa Los Primos')).toBe(tableKey('los primos'))
})

test.each([
  'Mesa',
  'Nº mesa',
  'Mesa nº',
  'Mesa asignada',
  'Número de mesa',
  'Table',
  'Tisch',
  'Tavolo',
  'Taula',
  'Seating',
])('the column %j says where guests sit', (heading) => {
  const read = interpretRows([
    ['Nombre', heading],
    ['Ana Gil', '4'],
    ['Luis Mas', 'Los primos'],
  ])
  expect(read).toMatchObject({ guests: [{ table: '4', notes: null }, { table: 'Los primos' }] })
})

test('a column of tables with yes and no in it, or one for each table, is none of tables', () => {
  const read = interpretRows([
    ['Nombre', 'Mesa asignada', 'Mesa 1'],
    ['Ana Gil', 'Sí', 'x'],
    ['Luis Mas', 'No', ''],
  ])
  expect(read.kind === 'preview' && read.guests.map(({ table }) => table)).toEqual([undefined, undefined])
})

test('a guest whose table has a longer name than tables may have stays out and is told', () => {
  const read = interpretRows([
    ['Nombre', 'Mesa'],
    ['Ana Gil', `4 · ${'p'.repeat(200)}`],
    ['Luis Mas', 'p'.repeat(201)],
  ])
  expect(read).toMatchObject({
    guests: [{ fullName: 'Ana Gil' }],
    tooLong: [{ field: 'table', length: 201 }],
  })
})
