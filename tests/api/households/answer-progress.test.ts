import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

let at: string
let guests: string[]
let tokens: string[]

beforeEach(async () => {
  const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2199-04-10')
  at = `/api/weddings/${weddingId}`
  guests = []
  for (const name of ['Carmen Aguirre Soto', 'Teo Lasa', 'Ane Mendía', 'Joan Mas'])
    guests.push(await cast.lucia.addGuest(weddingId, name))
  await cast.lucia.post(`${at}/households`, { guestIds: guests.slice(0, 2), name: 'Familia Aguirre' })
  const made = (await cast.lucia.post(`${at}/households/invitations`, { guestIds: guests })).body
  const { households, guests: details } = (await cast.lucia.get(`${at}/households`)).body
  tokens = guests.map((guestId) => {
    const { householdId } = details.find((one: { guestId: string }) => one.guestId === guestId)
    return households.find((one: { id: string }) => one.id === householdId).path.slice('/i/'.length)
  })
  expect(made).toHaveLength(3)
})
afterEach(() => app.setClock(null))

const progress = async () => (await cast.lucia.get(`${at}/households/progress`)).body
const answer = async (instant: string, guest: number, changes: object) => {
  app.setClock(new Date(instant))
  await answerInvitation(app.platform, tokens[guest]!, () => ({
    people: [{ guestId: guests[guest]!, ...changes }],
  }))
  app.setClock(null)
}

it('families count once, on the day in Madrid on which they answered first', async () => {
  await cast.lucia.patch(`${at}/invitation-settings`, { closingDate: '2199-03-01' })
  // After midnight in Madrid, and before it in UTC.
  await answer('2027-01-10T23:30:00Z', 0, { rsvp: true })
  await answer('2027-01-12T10:00:00Z', 0, { rsvp: false })
  await answer('2027-01-12T11:00:00Z', 2, { rsvp: true })
  expect(await progress()).toMatchObject({
    families: 3,
    invited: 2,
    answered: 2,
    closingDate: '2199-03-01',
    days: [
      { day: '2027-01-11', households: 1 },
      { day: '2027-01-12', households: 1 },
    ],
  })
})

it('the newest answers come first, with who, when and what', async () => {
  await answer('2027-01-10T10:00:00Z', 0, { rsvp: true })
  await answer('2027-01-11T10:00:00Z', 2, { rsvp: false })
  await answer('2027-01-12T10:00:00Z', 0, { rsvp: false })
  const { recent } = await progress()
  expect(recent).toMatchObject([
    { title: 'Familia Aguirre', isFirst: false, fields: ['rsvp'], yes: 0, no: 1, pending: 1 },
    { title: 'Ane Mendía', isFirst: true, answeredAt: '2027-01-11T10:00:00+00:00', no: 1 },
    { title: 'Familia Aguirre', isFirst: true, guestId: guests[0] },
  ])
})

it('a family of whom the couple knows everything has answered, without a place in the curve', async () => {
  await cast.lucia.patch(`${at}/guests/${guests[3]}`, { rsvp: true })
  expect(await progress()).toMatchObject({ answered: 1, days: [], recent: [] })
})

it('nothing is told of a wedding without guests', async () => {
  const other = await cast.lucia.createWedding('Sin nadie')
  expect((await cast.lucia.get(`/api/weddings/${other}/households/progress`)).body).toEqual({
    ...{
      families: 0,
      invited: 0,
      answered: 0,
      awaited: 0,
      maybe: 0,
      closingDate: null,
      days: [],
      recent: [],
    },
  })
})
