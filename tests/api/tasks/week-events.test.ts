import { beforeEach, describe, expect, it } from 'vitest'
import { sundayOf } from '#domain/tasks/planner-week.ts'
import type { WeekEvent } from '#domain/tasks/week-events.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { join, type Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { settleInvitations } from '../../support/journeys/invitation.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { assigning, colleague } from '../../support/team.ts'

const { app, cast } = useCast()

const TODAY = dayInMadrid(new Date())
const SUNDAY = sundayOf(TODAY)
const INSTALMENT = '0198c0de-0000-7000-8000-0000000004'

let weddingId: string
let at: string
let lucia: Person
let elena: Person

beforeEach(async () => {
  ;({ lucia } = cast)
  weddingId = await lucia.createWedding('Lucía y Martín', SUNDAY)
  at = `/api/weddings/${weddingId}`
  elena = await joinedAs(app, lucia, weddingId, 'planner')
})

const eventsOf = async (person: Person): Promise<WeekEvent[]> =>
  (await person.get('/api/planner/week-events')).body
const kindsOf = async (person: Person) => (await eventsOf(person)).map(({ kind }) => kind)

async function planPayments(...days: number[]): Promise<string> {
  const vendorId = await lucia.addVendor(weddingId, 'catering')
  await lucia.patch(`${at}/vendors/${vendorId}`, { name: 'La Alacena', cost: 500 })
  const instalments = days.map((days, index) => ({
    ...{ id: `${INSTALMENT}${String(index).padStart(2, '0')}`, concept: `Parte ${index + 1}`, shares: [] },
    ...{ size: { kind: 'percent', hundredths: 2_000 }, due: { kind: 'day', on: shiftDay(TODAY, days) } },
    isRefundable: null,
  }))
  await lucia.patch(`${at}/payment-plans/${vendorId}`, { instalments })
  return vendorId
}

describe('what a week has beside tasks', () => {
  it('has the payments that are overdue or due until Sunday, with what is left of each', async () => {
    const vendorId = await planPayments(-3, 0, 8)
    const payments = async () =>
      (await eventsOf(elena))
        .filter((event) => event.kind === 'payment')
        .map(({ concept, leftCents, day }) => [concept, leftCents, day])
    expect(await payments()).toEqual([
      ['Parte 1', 10_000, shiftDay(TODAY, -3)],
      ['Parte 2', 10_000, TODAY],
    ])
    await lucia.post(`${at}/payments`, {
      ...{ vendorId, instalmentId: `${INSTALMENT}00`, paidOn: TODAY },
      shares: [{ payerId: null, cents: 10_000 }],
    })
    await lucia.post(`${at}/payments`, {
      ...{ vendorId, instalmentId: `${INSTALMENT}01`, paidOn: TODAY },
      shares: [{ payerId: null, cents: 1 }],
    })
    expect(await payments()).toEqual([['Parte 2', 9_999, TODAY]])
    await lucia.delete(`${at}/vendors/${vendorId}`)
    expect(await payments()).toEqual([])
  })

  it('has the last day of answers while families have not answered', async () => {
    const ana = await lucia.addGuest(weddingId, 'Ana Gil')
    await lucia.addGuest(weddingId, 'Luis Gil')
    await settleInvitations(app.db, weddingId, { closingDate: shiftDay(TODAY, -2) })
    expect(await eventsOf(elena)).toMatchObject([
      { kind: 'answers', weddingId, day: shiftDay(TODAY, -2), families: 2 },
      { kind: 'agenda' },
    ])
    await lucia.patch(`${at}/guests/${ana}`, { rsvp: true })
    expect((await eventsOf(elena))[0]).toMatchObject({ families: 1 })
    await settleInvitations(app.db, weddingId, { closingDate: shiftDay(SUNDAY, 1) })
    expect(await kindsOf(elena)).toEqual(['agenda'])
  })

  it('has the day of the wedding, and the first moment of its agenda once there is one', async () => {
    expect(await eventsOf(elena)).toEqual([
      {
        ...{ kind: 'agenda', weddingId, day: SUNDAY, isWeddingDay: true, items: 0, startsAt: null },
        timeZone: 'Europe/Madrid',
      },
    ])
    const day = (await lucia.post(`${at}/agenda/days`, { name: 'Boda', date: SUNDAY })).body
    for (const startsAt of [720, 600]) {
      const item = { dayId: day.id, title: 'Peluquería', time: { startsAt, endsAt: null } }
      await lucia.post(`${at}/agenda/items`, item)
    }
    expect(await eventsOf(elena)).toMatchObject([{ items: 2, startsAt: 600, isWeddingDay: true }])
  })

  it('tells of each section what its planner sees of it', async () => {
    await planPayments(0)
    await lucia.addGuest(weddingId, 'Ana Gil')
    await settleInvitations(app.db, weddingId, { closingDate: TODAY })
    expect((await kindsOf(elena)).toSorted()).toEqual(['agenda', 'answers', 'payment'])
    await setLevels(lucia, weddingId, elena, { budget: 'none', guests: 'none' })
    expect(await eventsOf(elena)).toMatchObject([{ kind: 'agenda' }])
  })

  it('is of planners alone, and of their own weddings', async () => {
    expect((await lucia.get('/api/planner/week-events')).body.code).toBe('PLANNERS_ONLY')
    expect(await eventsOf(cast.raul)).toEqual([])
    await elena.delete(`${at}/members/${elena.userId}`)
    expect(await eventsOf(elena)).toEqual([])
  })

  it('is led by the person whom the agency says', async () => {
    const rocio = await colleague(app, elena, 'Rocío Vega', 'coordinator')
    await join(lucia, weddingId, cast.elena)
    await assigning(elena, weddingId, rocio, 'lead')
    const [week] = (await elena.get('/api/planner/task-week')).body
    const leads = week.members.filter(({ isLead }: { isLead: boolean }) => isLead)
    expect(leads.map(({ userId }: { userId: string }) => userId)).toEqual([rocio.userId])
  })
})
