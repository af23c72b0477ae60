import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayInMadrid } from '#domain/time/dates.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'
import { whileRemoved } from '../../support/database/while-removed.ts'

const { app, cast } = useCast()

let wedding: string
beforeAll(() => {
  wedding = `/api/weddings/${cast.weddingId}`
})

const added = async (path: string, body: unknown): Promise<string> => {
  const answer = await cast.lucia.post(`${wedding}${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.id
}

const vendor = () => added('/vendors', { vendorType: 'catering' })
const day = () => added('/agenda/days', { name: 'Boda', date: '2027-04-10' })
const folder = () => added('/inspiration/folders', { name: 'Mesas y flores' })
const hotel = () => added('/lodging/hotels', { name: 'Parador de Carmona' })
const guest = () => cast.lucia.addGuest(cast.weddingId, 'Ana Gil')

type Case = {
  name: string
  table: string
  row: () => Promise<string>
  ask: (id: string) => [method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown]
}

const CASES: Case[] = [
  {
    name: 'the payments of a vendor',
    table: 'vendors',
    row: vendor,
    ask: (id) => ['PATCH', `/payment-plans/${id}`, { iban: 'ES9121000418450200051332' }],
  },
  {
    name: 'a comment on a vendor',
    table: 'vendors',
    row: vendor,
    ask: (id) => ['POST', `/vendors/${id}/comments`, { text: 'Hola' }],
  },
  {
    name: 'an item of a day',
    table: 'agenda_days',
    row: day,
    ask: (dayId) => [
      'POST',
      '/agenda/items',
      { dayId, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' },
    ],
  },
  {
    name: 'a family of a guest',
    table: 'guests',
    row: guest,
    ask: (id) => ['POST', '/households', { guestIds: [id], householdId: newId() }],
  },
  {
    name: 'a room of a guest',
    table: 'guests',
    row: guest,
    ask: (guestId) => ['PUT', '/lodging/stays', { guests: [{ guestId }], need: 'wanted' }],
  },
  {
    name: 'rooms of a hotel',
    table: 'hotels',
    row: hotel,
    ask: (hotelId) => ['POST', '/lodging/blocks', { hotelId, name: 'Doble', rooms: 20 }],
  },
  {
    name: 'a link to a folder',
    table: 'inspiration_folders',
    row: folder,
    ask: (id) => ['PUT', `/inspiration/folders/${id}/share`, { lastDay: dayInMadrid(new Date()) }],
  },
  {
    name: 'a comment on a task',
    table: 'tasks',
    row: () => added('/tasks', { title: 'Elegir la tarta' }),
    ask: (id) => ['POST', `/tasks/${id}/comments`, { text: 'Hola' }],
  },
]

describe('what is written of a row that another removes at the same moment', () => {
  it.each(CASES)('$name is refused in words, and is no failure of ours', async ({ table, row, ask }) => {
    const id = await row()
    const removal: SQL = sql`delete from ${sql.identifier(table)} where id = ${id}`
    const [method, path, body] = ask(id)
    const answer = await whileRemoved(app, removal, () => cast.lucia.call(method, `${wedding}${path}`, body))
    expect(answer).toMatchObject({ status: 404, body: { code: expect.stringMatching(/_NOT_FOUND$/) } })
  })
})
