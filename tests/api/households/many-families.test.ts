import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groupTogether } from '#server/areas/households/group-together.commands.ts'
import type { ActingMember } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'
import { type CountedDatabase, openCounted } from '../../support/database/visited-rows.ts'

const { app, cast } = useCast()
let counted: CountedDatabase

beforeAll(async () => {
  counted = await openCounted(app.db.$client.options.connectionString!)
})
afterAll(() => counted.close())

const FEW = 50
const MANY = 400

/** Guests of no family, of whom the planner of statements has not been told. */
async function addGuests(count: number): Promise<string[]> {
  const { rows } = await counted.db.execute<{ id: string }>(sql`
    insert into guests (wedding_id, id, full_name, created_at)
    select ${cast.weddingId}, gen_random_uuid(), 'Persona ' || n, now() from generate_series(1, ${count}::int) n
    returning id`)
  return rows.map(({ id }) => id)
}

const group = (guestIds: string[]) =>
  groupTogether(
    counted.db,
    app.platform.clock,
    { weddingId: cast.weddingId, actor: cast.lucia } as unknown as ActingMember<'guests', 'edit'>,
    Array.from({ length: guestIds.length / 2 }, (_, at) => ({
      householdId: newId(),
      guestIds: guestIds.slice(2 * at, 2 * at + 2),
    })),
  )

describe('on a connection that has grouped two guests at a time before', () => {
  beforeAll(async () => {
    for (let round = 0; round < 10; round += 1) await group(await addGuests(2))
    await addGuests(1500)
  })

  it.each([
    ['guests who stood alone', false],
    ['guests who leave other families, which end', true],
  ])('eight times as many families of %s visit about eight times as many rows', async (_, isGrouped) => {
    const [few, many] = [await addGuests(2 * FEW), await addGuests(2 * MANY)]
    if (isGrouped) for (const guestIds of [few, many]) await group(guestIds)
    const ofFew = await counted.visitsOf(() => group(few))
    const ofMany = await counted.visitsOf(() => group(many))
    expect(ofFew).toBeGreaterThan(2 * FEW)
    expect(ofMany / ofFew).toBeLessThan((MANY / FEW) * 1.5)
  })
})
