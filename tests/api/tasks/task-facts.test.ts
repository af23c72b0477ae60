import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast({
  limits: { ...LIMITS, person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } } },
})

let weddingId: string
let wedding: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
})

const factsOf = async (person = cast.lucia) => (await person.get(`${wedding}/task-facts`)).body

describe('the facts that tick tasks', () => {
  it('are that a payment is noted, without its amount, as long as it is', async () => {
    const vendorId = (await cast.lucia.post(`${wedding}/vendors`, { vendorType: 'catering' })).body.id
    const { body } = await cast.lucia.post(`${wedding}/payments`, {
      ...{ vendorId, paidOn: '2026-11-20', shares: [{ payerId: null, cents: 58_213 }] },
    })
    expect((await factsOf()).holding).toEqual(['paymentMade'])
    await cast.lucia.delete(`${wedding}/payments/${body.id}`)
    expect((await factsOf()).holding).toEqual([])
  })

  it('are none in a new wedding', async () => {
    expect(await factsOf()).toEqual({ holding: [], confirmed: [] })
  })

  it('follow the budget, the guests and their answers', async () => {
    await cast.lucia.patch(`${wedding}/budget`, { totalBudget: 20_000 })
    const guestId = await cast.lucia.addGuest(weddingId, 'Ana Gil')
    await cast.lucia.addGuest(weddingId, 'Luis Mas')
    await cast.lucia.patch(`${wedding}/guests/${guestId}`, { rsvp: false })
    expect((await factsOf()).holding).toEqual(['budgetSet', 'guestsAdded'])
    await cast.lucia.patch(`${wedding}/budget`, { totalBudget: null })
    expect((await factsOf()).holding).toEqual(['guestsAdded'])
  })

  it('are that everybody who comes has a seat, until one of them has none', async () => {
    const [ana, luis] = [
      await cast.lucia.addGuest(weddingId, 'Ana Gil'),
      await cast.lucia.addGuest(weddingId, 'Luis Mas'),
    ]
    const say = (guestId: string, rsvp: boolean) => cast.lucia.patch(`${wedding}/guests/${guestId}`, { rsvp })
    const seat = (guestId: string) =>
      cast.lucia.call('PUT', `${wedding}/seating/people/${guestId}`, { tableId: table.id })
    const table = (await cast.lucia.post(`${wedding}/seating/tables`, {})).body
    expect((await factsOf()).holding).toEqual(['guestsAdded'])
    await say(ana, true)
    expect((await seat(ana)).status).toBe(200)
    expect((await factsOf()).holding).toEqual(['guestsAdded', 'tablesMade'])
    await say(luis, true)
    expect((await factsOf()).holding).not.toContain('tablesMade')
    expect((await factsOf()).seats).toEqual({ seated: 1, coming: 2 })
    expect((await factsOf(await joinedAs(app, cast.lucia, weddingId, 'family'))).seats).toBeUndefined()
    await seat(luis)
    expect((await factsOf()).holding).toContain('tablesMade')
    await cast.lucia.delete(`${wedding}/seating/tables/${table.id}`)
    expect((await factsOf()).holding).not.toContain('tablesMade')
  })

  it('name a vendor while it is confirmed, to those who see the vendors', async () => {
    const vendorId = await cast.lucia.addVendor(weddingId)
    await cast.lucia.patch(`${wedding}/vendors/${vendorId}`, { name: 'Barra Sur' })
    expect((await factsOf()).confirmed).toEqual([])
    await cast.lucia.post(`${wedding}/vendors/${vendorId}/confirm`)
    const [confirmed] = (await factsOf()).confirmed
    expect(confirmed.name).toBe('Barra Sur')
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    expect((await factsOf(aunt)).confirmed).toEqual([{ ...confirmed, name: null }])
    await cast.lucia.post(`${wedding}/vendors/${vendorId}/reopen`)
    expect((await factsOf()).confirmed).toEqual([])
  })

  it('tell a member whose other sections are closed no figure of these', async () => {
    await cast.lucia.addGuest(weddingId, 'Ana Gil')
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    await setLevels(cast.lucia, weddingId, aunt, { guests: 'none', agenda: 'none', inspiration: 'none' })
    expect(await factsOf(aunt)).toEqual({ holding: ['guestsAdded'], confirmed: [] })
  })

  it('are closed to members without the section', async () => {
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    await setLevels(cast.lucia, weddingId, aunt, { tasks: 'none' })
    expect((await aunt.get(`${wedding}/task-facts`)).status).toBe(403)
    expect((await aunt.get(`${wedding}/tasks`)).status).toBe(403)
  })
})
