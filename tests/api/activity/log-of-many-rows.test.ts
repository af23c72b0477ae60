import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { type CountedDatabase, openCounted } from '../../support/database/visited-rows.ts'

const { app, cast } = useCast()
let counted: CountedDatabase

beforeAll(async () => {
  counted = await openCounted(app.db.$client.options.connectionString!)
})
afterAll(() => counted.close())

const FEW = 100
const MANY = 400

const add = (name: string, count: number) =>
  counted.db.execute(sql`
    insert into guests (wedding_id, id, full_name, created_at)
    select ${cast.weddingId}, gen_random_uuid(), ${name}, now() from generate_series(1, ${count}::int)`)
const change = (name: string) =>
  counted.db.execute(sql`
    update guests set notes = id::text where wedding_id = ${cast.weddingId} and full_name = ${name}`)
const remove = (name: string) =>
  counted.db.execute(sql`
    delete from guests where wedding_id = ${cast.weddingId} and full_name = ${name}`)

describe('on a connection that has written single rows before, which plans its triggers for single rows', () => {
  beforeAll(async () => {
    for (let round = 0; round < 10; round += 1) {
      await add(`Sola ${round}`, 1)
      await change(`Sola ${round}`)
      await remove(`Sola ${round}`)
    }
    await add('Grupo', FEW)
    await add('Multitud', MANY)
  })

  it.each([
    ['adds', (name: string, count: number) => add(`${name} bis`, count)],
    ['changes', change],
    ['removes', remove],
  ])('a statement that %s four times as many rows visits about four times as many', async (_, act) => {
    const few = await counted.visitsOf(() => act('Grupo', FEW))
    const many = await counted.visitsOf(() => act('Multitud', MANY))
    expect(few).toBeGreaterThan(FEW)
    expect(many / few).toBeLessThan((MANY / FEW) * 1.5)
  })
})
