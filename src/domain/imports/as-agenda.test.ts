import { expect, it } from 'vitest'
import { asAgenda } from './as-agenda.ts'
import { daysInDoubt, withDayOrder } from './days-in-doubt.ts'

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

const days = (rows: string[][]) => asAgenda(page(rows)).content.moments.map(({ day }) => day)

it('a day past the twelfth says the order of all days, whatever the language of their heading', () => {
  expect(
    days([
      ['Fecha', 'Hora', 'Qué'],
      ['06/12/2027', '18:00', 'Ceremonia'],
      ['06/13/2027', '12:00', 'Comida'],
    ]),
  ).toEqual(['2027-06-12', '2027-06-13'])
  expect(
    days([
      ['Date', 'Time', 'Event'],
      ['12/06/2027', '18:00', 'Ceremony'],
      ['13/06/2027', '12:00', 'Lunch'],
    ]),
  ).toEqual(['2027-06-12', '2027-06-13'])
})

it('days below a heading in English have their month first, and are asked about', () => {
  const rows = [
    ['Date', 'Time', 'Event'],
    ['06/12/2027', '18:00', 'Ceremony'],
    ['06/11/2027', '20:00', 'Dinner'],
  ]
  const { content } = asAgenda(page(rows))
  expect(content.moments.map(({ day }) => day)).toEqual(['2027-06-12', '2027-06-11'])
  const doubt = daysInDoubt('agenda', rows)
  expect(doubt).toMatchObject({ cell: '06/12/2027', readings: ['2027-06-12', '2027-12-06'], rows: [2, 3] })
  const asDays = withDayOrder(content, doubt ?? undefined, 'day')
  expect(asDays.moments.map(({ day }) => day)).toEqual(['2027-12-06', '2027-11-06'])
  expect(daysInDoubt('agenda', [['Fecha', 'Hora', 'Qué'], ...rows.slice(1)])).toBeNull()
})
