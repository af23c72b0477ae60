import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { SEATING_RULES_MAX } from '#domain/seating/seating-rules.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs } from '../../support/journeys/members.ts'

const { app, cast } = useCast({
  limits: { ...LIMITS, person: { ...LIMITS.person, weddings: { couple: 1_000, planner: 1_000 } } },
})

let weddingId: string
let wedding: string
let at: string
let ana: string
let luis: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding()
  wedding = `/api/weddings/${weddingId}`
  at = `${wedding}/seating/rules`
  ana = await cast.lucia.addGuest(weddingId, 'Ana Gil')
  luis = await cast.lucia.addGuest(weddingId, 'Luis Mas')
})

const rules = async () => (await cast.lucia.get(at)).body
const write = (over: object) => cast.lucia.post(at, { kind: 'apart', isFirm: true, ...over })
const apart = (guestId: string, otherGuestId: string) => write({ guestId, otherGuestId })

async function undoLast() {
  const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
  expect((await cast.lucia.post(`${wedding}/activity/${line.id}/undo`, {})).status).toBe(200)
}

describe('a rule for the tables', () => {
  it('shows the new name of its author to those who hold the list', async () => {
    await cast.lucia.letIn(weddingId, cast.martin, 'couple')
    await cast.martin.post(at, { kind: 'apart', isFirm: true, guestId: ana, otherGuestId: luis })
    const { headers, body } = await cast.lucia.get(at)
    expect(body).toMatchObject([{ createdBy: 'Martín Aguirre' }])
    await cast.martin.patch('/api/profile', { fullName: 'Martín Aguirre Soto' })
    const again = await cast.lucia.get(at, { 'if-none-match': headers.get('etag')! })
    expect(again).toMatchObject({ status: 200, body: [{ createdBy: 'Martín Aguirre Soto' }] })
    await cast.martin.patch('/api/profile', { fullName: 'Martín Aguirre' })
  })

  it('takes the place of the one that the same two have, whoever stands first, and says who wrote it', async () => {
    expect((await apart(luis, ana)).status).toBe(201)
    await write({ kind: 'together', isFirm: false, guestId: ana, otherGuestId: luis })
    const [rule, ...others] = await rules()
    expect(others).toEqual([])
    expect(rule).toMatchObject({ kind: 'together', isFirm: false, createdBy: 'Lucía Herrera' })
  })

  it('is about families, sides, and everybody of whom something is known', async () => {
    const householdId = (await cast.lucia.post(`${wedding}/households`, { guestIds: [ana] })).body.id
    const written = [
      { kind: 'together', side: 'Lucía' },
      { kind: 'near', householdId, place: 'door' },
      { kind: 'far', trait: 'highChairs', place: 'dance_floor' },
      { kind: 'near', guestId: luis, otherHouseholdId: householdId },
      { kind: 'company', trait: 'everyone' },
    ]
    for (const rule of written) expect((await write(rule)).status).toBe(201)
    expect(await rules()).toMatchObject(written)
  })

  it('is read again once its family has gone into another', async () => {
    const householdId = (await cast.lucia.post(`${wedding}/households`, { guestIds: [ana] })).body.id
    await write({ kind: 'near', householdId, place: 'door' })
    const etag = (await cast.lucia.call('GET', at)).headers.get('etag')!
    expect((await cast.lucia.call('GET', at, undefined, { 'if-none-match': etag })).status).toBe(304)
    await cast.lucia.post(`${wedding}/households`, {
      guestIds: [luis, await cast.lucia.addGuest(weddingId, 'Eva Sol')],
    })
    await cast.lucia.post(`${wedding}/households`, { guestIds: [luis, ana] })
    expect((await cast.lucia.call('GET', at, undefined, { 'if-none-match': etag })).status).toBe(200)
  })

  it('goes on with the family that its own has gone into, and back by taking that back', async () => {
    const [eva, teo] = [
      await cast.lucia.addGuest(weddingId, 'Eva Sol'),
      await cast.lucia.addGuest(weddingId, 'Teo Ros'),
    ]
    const family = async (guestIds: string[]) =>
      (await cast.lucia.post(`${wedding}/households`, { guestIds })).body.id as string
    const [gil, mas, sol] = [await family([ana]), await family([luis]), await family([eva, teo])]
    await write({ kind: 'near', householdId: gil, place: 'door' })
    await write({ kind: 'apart', householdId: gil, otherHouseholdId: sol })
    await write({ kind: 'apart', householdId: gil, otherHouseholdId: mas })
    await write({ kind: 'near', householdId: mas, otherHouseholdId: sol })
    const before = await rules()
    const merged = await family([ana, luis])
    const ended = merged === gil ? mas : gil
    const after: { householdId: string | null; otherHouseholdId: string | null }[] = await rules()
    expect(after).toHaveLength(3)
    expect(after.flatMap((rule) => [rule.householdId, rule.otherHouseholdId])).not.toContain(ended)
    await undoLast()
    expect(await rules()).toEqual(before)
  })

  it('stays with a family that one of its guests leaves', async () => {
    const householdId = (await cast.lucia.post(`${wedding}/households`, { guestIds: [ana, luis] })).body.id
    await write({ kind: 'near', householdId, place: 'door' })
    const eva = await cast.lucia.addGuest(weddingId, 'Eva Sol')
    const id = uuidv7()
    await cast.lucia.post(`${wedding}/households`, { id, guestIds: [luis, eva] })
    expect((await rules()).filter((rule: { householdId: string }) => rule.householdId)).toHaveLength(1)
  })

  it('is for two different parties that are there, as its kind has them', async () => {
    expect((await apart(ana, ana)).body).toMatchObject({ code: 'RULE_OF_ONE' })
    expect((await apart(ana, uuidv7())).body).toMatchObject({ code: 'GUEST_NOT_FOUND' })
    expect((await write({ householdId: uuidv7(), otherGuestId: ana })).body).toMatchObject({
      code: 'HOUSEHOLD_NOT_FOUND',
    })
    expect((await write({ guestId: ana })).body).toMatchObject({ code: 'RULE_UNCLEAR' })
    expect((await write({ guestId: ana, place: 'door' })).body).toMatchObject({ code: 'RULE_UNCLEAR' })
    expect((await write({ guestId: ana, side: 'Lucía', otherGuestId: luis })).body).toMatchObject({
      code: 'RULE_UNCLEAR',
    })
  })

  it('spares a guest the stairs, and tables say whether there are any', async () => {
    expect((await write({ kind: 'stepFree', guestId: ana })).status).toBe(201)
    expect((await write({ kind: 'stepFree', guestId: ana, place: 'door' })).body).toMatchObject({
      code: 'RULE_UNCLEAR',
    })
    const table = `${wedding}/seating/tables`
    const { id } = (await cast.lucia.post(table, {})).body
    const hasStairs = async () =>
      (await cast.lucia.get(table)).body.map((one: { hasStairs: boolean }) => one.hasStairs)
    expect(await hasStairs()).toEqual([false])
    expect((await cast.lucia.patch(`${table}/${id}`, { hasStairs: true })).body.hasStairs).toBe(true)
    const [line] = (await cast.lucia.get(`${wedding}/activity`)).body.lines
    expect(JSON.stringify(line)).toContain('has_stairs')
    await undoLast()
    expect(await hasStairs()).toEqual([false])
    await cast.lucia.post(table, { hasStairs: true })
    expect(await hasStairs()).toEqual([false, true])
  })

  it('leaves with its guest, and both come back by undoing', async () => {
    await apart(ana, luis)
    await cast.lucia.delete(`${wedding}/guests/${ana}`)
    expect(await rules()).toEqual([])
    await undoLast()
    expect(await rules()).toHaveLength(1)
  })

  it('is made less firm, and dismissed, and both are undone', async () => {
    const { id } = (await apart(ana, luis)).body
    await cast.lucia.patch(`${at}/${id}`, { isFirm: false })
    await cast.lucia.patch(`${at}/${id}`, { isDismissed: true })
    expect(await rules()).toMatchObject([{ isFirm: false, isDismissed: true }])
    await undoLast()
    expect(await rules()).toMatchObject([{ isFirm: false, isDismissed: false }])
    expect((await cast.lucia.patch(`${at}/${uuidv7()}`, { isFirm: true })).status).toBe(404)
  })

  it('is one of at most 500', async () => {
    await app.platform.db.execute(sql`
      insert into seating_rules (wedding_id, id, kind, is_firm, side)
      select ${weddingId}, gen_random_uuid(), 'together', true, 'Grupo ' || n
      from generate_series(1, ${SEATING_RULES_MAX}) n`)
    expect((await apart(ana, luis)).body).toMatchObject({ code: 'TOO_MANY_SEATING_RULES' })
    expect((await write({ kind: 'together', isFirm: false, side: 'Grupo 7' })).status).toBe(201)
  })

  it('is read and written by those alone who see the tables, and so are its lines of activity', async () => {
    await apart(ana, luis)
    const aunt = await joinedAs(app, cast.lucia, weddingId, 'family')
    expect((await aunt.get(at)).status).toBe(403)
    const { lines } = (await aunt.get(`${wedding}/activity`)).body
    expect(JSON.stringify(lines)).not.toContain('seating_rules')
    const [line] = (await cast.lucia.get(`${wedding}/activity?section=seating`)).body.lines
    expect(JSON.stringify(line)).toContain('seating_rules')
  })
})
