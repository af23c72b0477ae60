import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { boundActivity } from '#server/areas/activity/activity.commands.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'

const { app, cast } = useCast()

let weddingId: string
let at: string
let lucia: ReturnType<typeof activityOf>

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  await cast.lucia.letIn(weddingId, cast.martin, 'couple')
  at = `/api/weddings/${weddingId}`
  lucia = activityOf(cast.lucia, weddingId)
})

describe('the activity of a wedding', () => {
  it('says who changed what and when, with before and after of the changed fields only', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.martin.patch(`${at}/guests/${id}`, { notes: 'Vegetariana', email: null })
    expect(await lucia.last()).toMatchObject({
      actorId: cast.martin.userId,
      actorName: 'Martín Aguirre',
      action: 'guests.update',
      undo: 'ready',
      counts: [{ entity: 'guests', op: 'update', count: 1 }],
      changes: [
        {
          entity: 'guests',
          label: 'Carmen Aguirre',
          before: { notes: null },
          after: { notes: 'Vegetariana' },
        },
      ],
    })
    expect((await lucia.lines())[1]).toMatchObject({
      action: 'guests.add',
      changes: [{ op: 'insert', before: null, after: { full_name: 'Carmen Aguirre', age: 'adult' } }],
    })
  })

  it('has no line of what changed nothing, nor of what a job did', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    const before = (await lucia.lines()).length
    await cast.lucia.patch(`${at}/guests/${id}`, { fullName: 'Carmen Aguirre' })
    await tidyUp(app.platform)
    expect(await lucia.lines()).toHaveLength(before)
  })

  it('tells an import as one line, and its rows by their number', async () => {
    const guests = Array.from({ length: 30 }, (_, place) => ({ fullName: `Persona ${place}` }))
    await cast.lucia.post(`${at}/guests/import`, { mode: 'append', guests })
    const line = await lucia.last()
    expect(line.counts).toEqual([{ entity: 'guests', op: 'insert', count: 30 }])
    expect(line.changes).toHaveLength(20)
  })

  it('names the family that answered by its link', async () => {
    await settleInvitations(app.db, weddingId)
    const { token, people } = await inviteHousehold(app.db, weddingId)
    await answerInvitation(app.platform, token, () => ({
      people: [{ guestId: people[0]!, rsvp: true }] as never,
    }))
    const line = (await lucia.lines('?person=families'))[0]!
    expect(line).toMatchObject({ actorName: null, familyName: 'Carmen Aguirre Soto', action: 'rsvp' })
    expect(line.changes[0]).toMatchObject({ before: { rsvp: null }, after: { rsvp: true } })
  })

  it('is filtered by person, section and day, and paged', async () => {
    for (let place = 0; place < 45; place += 1) await cast.lucia.addGuest(weddingId, `Persona ${place}`)
    await cast.martin.addVendor(weddingId)
    const first = await lucia.page()
    expect(first.lines).toHaveLength(40)
    const second = await lucia.page(`?before=${first.next}`)
    const ids = [...first.lines, ...second.lines].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.next).toBeNull()
    expect((await lucia.lines('?section=vendors')).map(({ action }) => action)).toEqual(['vendors.add'])
    const ofMartin = await lucia.lines(`?person=${cast.martin.userId}`)
    expect(ofMartin.map(({ action }) => action)).toEqual(['vendors.add', 'invitations.redeem'])
    const today = dayInMadrid(new Date())
    expect(await lucia.lines(`?day=${today}&section=vendors`)).toHaveLength(1)
    expect(await lucia.lines(`?day=${shiftDay(today, -3)}`)).toHaveLength(0)
  })

  it('never holds a code, a token, or what is kept of health', async () => {
    await settleInvitations(app.db, weddingId)
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    await cast.lucia.post(`${at}/households/invitations`, { guestIds: [id] })
    await cast.lucia.patch(`${at}/guests/${id}/details`, { dietNote: 'Sin cacahuete' })
    const code = await cast.lucia.invite(weddingId, 'planner')
    const { rows } = await app.db.execute<{ all: string }>(sql`
      select string_agg(c::text, ' ') as all from activity_changes c where wedding_id = ${weddingId}`)
    const tokens = await app.db.execute<{ token: string }>(sql`
      select token from households where wedding_id = ${weddingId} and token is not null`)
    expect(tokens.rows.length).toBeGreaterThan(0)
    for (const secret of [code, tokens.rows[0]!.token, 'cacahuete'])
      expect(rows[0]!.all).not.toContain(secret)
  })
})

describe('a member reads of the activity', () => {
  it('what they may see and nothing else: no section, amount or conversation that is closed to them', async () => {
    const vendorId = await cast.lucia.addVendor(weddingId)
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { cost: 4321.65 })
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { cost: 5432.65, name: 'La Alacena' })
    await cast.lucia.patch(`${at}/budget`, { totalBudget: 9876.65 })
    await cast.lucia.post(`${at}/vendors/${vendorId}/comments`, { text: 'Pide mucho' })
    const guestId = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    const viewer = activityOf(await joinedAs(app, cast.lucia, weddingId, 'viewer'), weddingId)
    const read = JSON.stringify([await viewer.page(), await viewer.trash()])
    // With their cents, because an id may have the digits alone.
    expect(read).not.toMatch(/4321\.65|5432\.65|9876\.65|comments_on_vendor|Pide mucho|budgets/)
    expect(read).toContain('La Alacena')
    expect(read).toContain(guestId)
    const family = activityOf(await joinedAs(app, cast.lucia, weddingId, 'family'), weddingId)
    const sections = (await family.lines()).flatMap(({ counts }) => counts.map(({ entity }) => entity))
    expect(sections).toContain('guests')
    expect(sections).not.toContain('vendors')
  })

  it('and undoes only where they edit every section that was changed', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    const pilar = await joinedAs(app, cast.lucia, weddingId, 'viewer')
    const viewer = activityOf(pilar, weddingId)
    const line = (await viewer.lines('?section=guests'))[0]!
    expect(line.undo).toBe('closed')
    expect((await viewer.undo(line.id)).body.code).toBe('SECTION_CLOSED')
    await setLevels(cast.lucia, weddingId, pilar, { guests: 'edit' })
    expect((await viewer.undo(line.id)).body).toMatchObject({ undone: 1, conflicts: [] })
    expect((await cast.lucia.get(`${at}/guests`)).body.some((guest: { id: string }) => guest.id === id)).toBe(
      false,
    )
    const vendorId = await cast.lucia.addVendor(weddingId)
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { cost: 100, name: 'La Alacena' })
    await setLevels(cast.lucia, weddingId, pilar, { vendors: 'edit' })
    const priced = (await viewer.lines('?section=vendors'))[0]!
    expect((await viewer.undo(priced.id)).body.code).toBe('SECTION_CLOSED')
  })

  it('nothing of another wedding', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Carmen Aguirre')
    expect(id).toBeTruthy()
    const line = await lucia.last()
    expect((await cast.noelia.post(`${at}/activity/${line.id}/undo`)).status).toBe(404)
    const elsewhere = activityOf(cast.noelia, cast.otherWeddingId)
    expect((await elsewhere.undo(line.id)).body.code).toBe('ACTIVITY_NOT_FOUND')
  })
})

describe('the log of a wedding stays of a size', () => {
  it('the oldest lines give way to the newest', async () => {
    for (let place = 0; place < 6; place += 1) await cast.lucia.addGuest(weddingId, `Persona ${place}`)
    await app.db.transaction((tx) => boundActivity(tx, weddingId, { lines: 3, changes: 100 }))
    expect((await lucia.lines()).map(({ changes }) => changes[0]!.label)).toEqual([
      'Persona 5',
      'Persona 4',
      'Persona 3',
    ])
    await app.db.transaction((tx) => boundActivity(tx, weddingId, { lines: 3, changes: 2 }))
    expect(await lucia.lines()).toHaveLength(2)
  })

  it('nothing is left of a guest thirty days after the removal but that there was one', async () => {
    const id = await cast.lucia.addGuest(weddingId, 'Encarnación Prieto')
    await cast.lucia.patch(`${at}/guests/${id}`, { email: 'encarna@correo.example' })
    await cast.lucia.delete(`${at}/guests/${id}`)
    const noted = async () => {
      const { rows } = await app.db.execute<{ all: string }>(sql`
        select string_agg(c::text, ' ') as all from activity_changes c where wedding_id = ${weddingId}`)
      return rows[0]!.all
    }
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    app.setClock(inDays(29))
    await tidyUp(app.platform)
    expect(await noted()).toContain('Encarnación')
    app.setClock(inDays(31))
    await tidyUp(app.platform)
    app.setClock(null)
    expect(await noted()).not.toMatch(/Encarnación|encarna@/)
    // The session of the present has expired in that future.
    await cast.lucia.signIn()
    const [line] = await lucia.lines('?section=guests')
    expect(line).toMatchObject({ action: 'guests.remove', undo: 'expired' })
  })
})
