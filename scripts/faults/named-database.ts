import { setTimeout as delay } from 'node:timers/promises'
import { startOwnPostgres } from '../../tests/support/database/own-postgres.ts'
import { startGate } from './gate.ts'
import { startNames } from './names.ts'
import { withServerOn } from './one-server.ts'
import type { Seen } from './visitors.ts'

/** The servers of names say nothing for some time; a quarter of it later the connections to the database, which has a name, end. */
export async function withNamesAway(awayMs: number): Promise<Seen> {
  const postgres = await startOwnPostgres(true)
  // It listens at a socket of a folder, so that its address has no host.
  const address = new URL(postgres.connectionString.replace('@/', '@localhost/'))
  const [folder, port] = ['host', 'port'].map((name) => address.searchParams.get(name))
  const gate = await startGate({ path: `${folder}/.s.PGSQL.${port}` })
  const names = await startNames()
  const { username, password, pathname } = address
  const named = `postgresql://${username}:${password}@base.azahar.test:${gate.port}${pathname}`
  try {
    return await withServerOn(
      { ...postgres, connectionString: named },
      async () => {
        names.silence()
        await delay(awayMs / 4)
        gate.cut()
        await delay((awayMs * 3) / 4)
        names.speak()
        await delay(15_000)
      },
      { program: names.program },
    )
  } finally {
    gate.close()
    names.stop()
  }
}
