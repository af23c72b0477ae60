import { expect, it } from 'vitest'
import { asAgenda } from './as-agenda.ts'

const page = (rows: string[][]) => ({ name: null, rows, merged: [] })

const moments = (rows: string[][]) => {
  const { content } = asAgenda(page(rows))
  return content.moments.map(({ startsAt, title }) => [startsAt, title])
}

it('the night after the party is read however its hours are written', () => {
  expect(
    moments([
      ['Hora', 'Qué'],
      ['23:30', 'Barra libre'],
      ['24:00', 'Recena'],
      ['0:30', 'Bingo'],
      ['2 de la mañana', 'Última canción'],
      ['tres y media de la madrugada', 'Autobús'],
    ]),
  ).toEqual([
    [1410, 'Barra libre'],
    [1440, 'Recena'],
    [1470, 'Bingo'],
    [1560, 'Última canción'],
    [1650, 'Autobús'],
  ])
})

it('lines that begin with an hour as it is said are moments, and other lines that begin with a number are not', () => {
  expect(
    moments([
      ['A las 7 de la tarde: ceremonia'],
      ['8 y media de la tarde, cóctel'],
      ['Una de la familia'],
      ['Dos mesas'],
    ]),
  ).toEqual([
    [1140, 'ceremonia'],
    [1230, 'cóctel'],
  ])
})
