import { markOfSecret, readSecretMark } from '../secret-mark.ts'
import { doctorClient } from './doctor-client.ts'
import { type Finding, ok, skipped, wrong } from './finding.ts'

/** Whether `AUTH_SECRET` is the one that the database of `DATABASE_URL` was used with. */
export async function lookAtSecret(url: string, secret: string): Promise<Finding[]> {
  const client = doctorClient(url)
  try {
    await client.connect()
    const known = await readSecretMark(client)
    if (known === null) return [skipped('the next start notes which AUTH_SECRET the database is used with')]
    if (known === markOfSecret(secret)) return [ok('AUTH_SECRET is the one that the database is used with')]
    const cure = "Put the former one back, or see 'Change AUTH_SECRET' in docs/operating.md."
    return [wrong(`AUTH_SECRET is another than the one of the database (mark ${known})`, cure)]
  } catch {
    return [skipped('AUTH_SECRET cannot be compared: see the line of the database')]
  } finally {
    void client.end().catch(() => {})
  }
}
