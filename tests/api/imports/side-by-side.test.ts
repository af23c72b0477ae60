import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { startJobs } from '#server/core/jobs/start-jobs.ts'
import { JOBS } from '#server/entry/jobs/registry.ts'
import { useCast } from '../../support/cast.ts'
import { ImportSession, textFile, warmReader } from '../../support/outside/import-files.ts'

const { app, cast } = useCast()

beforeAll(() => warmReader(app))

const POLL = { timeout: 30_000, interval: 50 }

it('two weddings are read at once, and the files of one wait for one another', async () => {
  const reading: string[] = []
  const ends: (() => void)[] = []
  const { reader } = app.platform
  const jobs = await startJobs({
    ...app.platform,
    // The reader of the application, which takes as long as the test wants for the files of Lucía.
    reader: {
      ...reader,
      read: async (request) => {
        reading.push(request.name)
        if (request.name.startsWith('lucia')) await new Promise<void>((resolve) => ends.push(resolve))
        return reader.read(request)
      },
    },
    jobs: JOBS,
    connectionString: app.platform.db.$client.options.connectionString!,
    pollMs: 100,
  })
  try {
    const [hers, his] = [await sessionOf('lucia'), await sessionOf('noelia')]
    await sent(hers, ['lucia 1.csv', 'lucia 2.csv', 'lucia 3.csv'])
    await expect.poll(() => reading, POLL).toEqual(['lucia 1.csv'])
    await sent(his, ['noelia 1.csv', 'noelia 2.csv'])
    const states = async (session: ImportSession) => (await session.find()).files.map(({ state }) => state)
    await expect.poll(() => states(his), POLL).toEqual(['read', 'read'])
    expect(await states(hers)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(reading).toEqual(['lucia 1.csv', 'noelia 1.csv', 'noelia 2.csv'])
    for (const count of [1, 2, 3]) {
      await expect.poll(() => ends.length, POLL).toBe(count)
      ends[count - 1]!()
    }
    await expect.poll(() => states(hers), POLL).toEqual(['read', 'read', 'read'])
  } finally {
    for (const end of ends) end()
    await jobs.stop()
  }
})

async function sessionOf(name: 'lucia' | 'noelia') {
  const person = cast[name]
  return new ImportSession(person, await person.createWedding(`Boda de ${name}`, '2027-04-10'), app)
}

/** Sends files that nothing of the test reads: the jobs do. */
async function sent(session: ImportSession, names: readonly string[]) {
  await session.begin()
  const files = names.map((name) => ({
    ...textFile(name, `Nombre;Email\nAna de ${name};ana@correo.example\n`),
    id: randomUUID(),
  }))
  await session.announce(files.map(({ id, name, bytes }) => ({ id, name, bytes: bytes.length })))
  for (const { id, bytes } of files) expect((await session.send(id, 0, bytes)).status).toBe(201)
}
