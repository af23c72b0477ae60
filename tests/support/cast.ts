import { beforeAll } from 'vitest'
import { join, type Person, signedUp } from './accounts/person.ts'
import { type TestApp, type TestAppOptions, useTestApp } from './test-app.ts'

/** The people the tests tell their stories with. */
export type Cast = {
  /** Lucía and Martín, whose wedding it is, and Elena, their planner. */
  lucia: Person
  martin: Person
  elena: Person
  weddingId: string
  /** Strangers with a wedding of their own: a couple and a planner. */
  noelia: Person
  raul: Person
  otherWeddingId: string
}

/** The app of a test file with its cast, who have signed up and share a wedding before the first test. */
export function useCast(options?: TestAppOptions): { app: TestApp; cast: Cast } {
  const app = useTestApp(options)
  const cast = {} as Cast
  beforeAll(async () => {
    Object.assign(cast, await gatherCast(app))
  })
  return { app, cast }
}

export async function gatherCast(app: TestApp): Promise<Cast> {
  const [lucia, martin, elena, noelia, raul] = await Promise.all([
    signedUp(app, 'Lucía Herrera', 'couple'),
    signedUp(app, 'Martín Aguirre', 'couple'),
    signedUp(app, 'Elena Montes', 'planner'),
    signedUp(app, 'Noelia Cano', 'couple'),
    signedUp(app, 'Raúl Ferrer', 'planner'),
  ])
  const weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  await join(lucia, weddingId, martin)
  await join(lucia, weddingId, elena)
  const otherWeddingId = await noelia.createWedding('Noelia & Íñigo')
  await join(noelia, otherWeddingId, raul)
  return { lucia, martin, elena, weddingId, noelia, raul, otherWeddingId }
}
