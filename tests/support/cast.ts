import { join, Person, signedUp } from './accounts/person.ts'
import { copyCastDatabase } from './database/cast-database.ts'
import { type TestApp, type TestAppOptions, useTestApp, withTestApp } from './test-app.ts'

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

/** A person as the database of the cast keeps them: its copies know their session too. */
type KeptPerson = Pick<Person, 'name' | 'email' | 'role' | 'userId' | 'cookie'>
type KeptCast = { [K in keyof Cast]: Cast[K] extends Person ? KeptPerson : string }

/** The cast is made before the app of the test file starts, with the options of any other. */
type CastOptions = Omit<TestAppOptions, 'database' | 'publicUrl' | 'requireEmailVerification'>

/** The app of a test file with its cast, who have signed up and share a wedding before the first test. */
export function useCast(options?: CastOptions): { app: TestApp; cast: Cast } {
  const cast = {} as Cast
  const app: TestApp = useTestApp({
    ...options,
    database: async () => {
      const { database, gathered } = await copyCastDatabase(keepCast)
      Object.assign(cast, castOf(app, gathered))
      return database
    },
  })
  return { app, cast }
}

const keepCast = (connectionString: string): Promise<KeptCast> =>
  withTestApp(connectionString, async (app) => {
    const { weddingId, otherWeddingId, ...people } = await gatherCast(app)
    if (app.mails.length > 0) throw new Error('the cast has got mails, which the copies would not know')
    const { lucia, martin, elena, noelia, raul } = people
    return {
      lucia: kept(lucia),
      martin: kept(martin),
      elena: kept(elena),
      weddingId,
      noelia: kept(noelia),
      raul: kept(raul),
      otherWeddingId,
    }
  })

const kept = ({ name, email, role, userId, cookie }: Person): KeptPerson => ({
  name,
  email,
  role,
  userId,
  cookie,
})

function castOf(app: TestApp, { lucia, martin, elena, noelia, raul, ...weddings }: KeptCast): Cast {
  const person = ({ name, role, email, ...session }: KeptPerson) =>
    Object.assign(new Person(app, name, role, email), session)
  return {
    ...weddings,
    lucia: person(lucia),
    martin: person(martin),
    elena: person(elena),
    noelia: person(noelia),
    raul: person(raul),
  }
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
