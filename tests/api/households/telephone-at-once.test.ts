import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PersonValues, RsvpValues } from '#domain/households/answer-values.ts'
import { HOUSEHOLD_PEOPLE_MAX } from '#domain/households/households.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'

const MAX = HOUSEHOLD_PEOPLE_MAX + 1
const { app, cast } = useCast({ limits: { ...LIMITS, wedding: { ...LIMITS.wedding, guests: MAX } } })

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  await settleInvitations(app.db, weddingId, { closingDate: '2199-03-01', busRoutes: [] })
})

const NOTHING: PersonValues = {
  ...{ events: {}, menu: '', allergens: [], diets: [], note: '', hasConsent: false, highChair: false },
  ...{ hasCompanion: null, companion: '', ownAnswers: {} },
}

type Told = Partial<Omit<RsvpValues, 'people'>> & { people?: Record<string, Partial<PersonValues>> }

const shownTo = (ids: readonly string[]): RsvpValues => ({
  people: Object.fromEntries(ids.map((id) => [id, NOTHING])),
  ...{ busOut: '', busBack: '', ownAnswers: {}, song: '', message: '' },
})

function note(ids: readonly string[], { people = {}, ...told }: Told) {
  const shown = shownTo(ids)
  const said = ids.map((id) => [id, { ...NOTHING, ...people[id] }])
  return cast.lucia.post(`${at}/guests/${ids[0]}/telephone-answers`, {
    shown,
    values: { ...shown, ...told, people: Object.fromEntries(said) },
  })
}

const listOf = async (list: string) => (await cast.lucia.get(`${at}/${list}`)).body
const COMES = { events: { boda: true } }
const many = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ fullName: `Persona ${row}`, mayBringCompanion: row === 0 }))

describe('answers on the telephone', () => {
  it('are refused as a whole where the list of guests has no room for a companion', async () => {
    const { people } = await inviteHousehold(app.db, weddingId, { people: many(MAX) })
    const [first] = people as [string]
    const { status, body } = await note([first], {
      people: { [first]: { ...COMES, hasCompanion: true, companion: 'Iván Ruiz' } },
    })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_GUESTS', data: { max: MAX } },
    })
    expect((await listOf('households')).households[0].answeredAt).toBeNull()
  })

  it('are those of a whole household, with the companions that its people bring', async () => {
    const { people } = await inviteHousehold(app.db, weddingId, { people: many(HOUSEHOLD_PEOPLE_MAX) })
    const brings = { ...COMES, hasCompanion: true, companion: 'Iván Ruiz' }
    expect((await note(people, { people: { [people[0]!]: brings } })).status).toBe(200)
    const ids = (await listOf('guests')).map(({ id }: { id: string }) => id)
    expect(ids).toHaveLength(HOUSEHOLD_PEOPLE_MAX + 1)
    expect((await note(ids, { song: 'Paquito' })).status).toBe(200)
  })

  it('make no household of a guest who stands alone while nothing is new', async () => {
    const teo = await cast.lucia.addGuest(weddingId, 'Teo Lasa')
    expect((await note([teo], {})).body).toEqual({ changed: false, lineId: null })
    expect(await listOf('households')).toMatchObject({ households: [] })
  })

  it('name a bus that is gone as one of the whole family', async () => {
    const { people } = await inviteHousehold(app.db, weddingId, { people: many(2) })
    const [first] = people as [string]
    const { body } = await note(people, { people: { [first]: COMES }, busOut: 'gone' })
    expect(body.data.problems).toEqual([{ code: 'no-longer', person: null, field: 'bus' }])
  })

  describe('and those of the family itself at the same time', () => {
    let family: TestInvitation

    beforeEach(async () => {
      family = await inviteHousehold(app.db, weddingId, { people: many(2) })
    })

    const isWaiting = async () => {
      const { rowCount } = await app.db.execute(sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%for update%'`)
      return rowCount
    }

    it('wait for one another at the household, and hold no guest until they have it', async () => {
      const [first] = family.people as [string]
      const noted = await app.db.transaction(async (tx) => {
        await tx.execute(sql`select from households where id = ${family.householdId} for update`)
        const answer = note(family.people, { people: { [first]: COMES } })
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1)
        await tx.execute(sql`select from guests where id = ${first} for update nowait`)
        await tx.execute(sql`update guests set notes = 'De su página' where id = ${first}`)
        return { answer }
      })
      expect((await noted.answer).body).toMatchObject({ changed: true })
    })

    it('go to the household that the guest is of by then', async () => {
      const other = await inviteHousehold(app.db, weddingId, { people: [{ fullName: 'Otra' }] })
      const [first] = family.people as [string]
      const noted = await app.db.transaction(async (tx) => {
        await tx.execute(sql`select from households where id = ${family.householdId} for update`)
        const answer = note([first], { song: 'Paquito' })
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1)
        await tx.execute(sql`update guests set household_id = ${other.householdId} where id = ${first}`)
        return { answer }
      })
      expect((await noted.answer).body).toMatchObject({ changed: true })
      const { households } = await listOf('households')
      const songs = Object.fromEntries(households.map(({ id, song }: Record<string, string>) => [id, song]))
      expect(songs).toEqual({ [family.householdId]: null, [other.householdId]: 'Paquito' })
    })
  })
})
