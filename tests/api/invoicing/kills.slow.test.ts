import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { sweepInvoiceRecordsJob } from '#server/areas/invoicing/sweep-invoice-records.job.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { startOwnPostgres } from '../../support/database/own-postgres.ts'
import { end } from '../../support/database/owner-process.ts'
import { invoicesOf, RECIPIENT } from '../../support/invoicing.ts'
import { freePort, launchServer } from '../../support/outside/own-server.ts'
import { startTaxAgency } from '../../support/outside/tax-agency.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const CHARGES = 50
const KILLS = 20
/** Each charge is asked for so often at once, with the same id. */
const REPEATS = 2

const agency = await startTaxAgency()
const postgres = await startOwnPostgres(true)
const app = useTestApp({
  database: async () => postgres,
  taxAgency: () => ({ service: agency.service, ca: agency.authority }),
})
const folder = mkdtempSync(join(tmpdir(), 'azahar-kills-'))
const servers: Awaited<ReturnType<typeof launchServer>>[] = []

afterAll(async () => {
  for (const { server } of servers) await end(server, 'SIGKILL')
  await agency.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

async function launch(port: number) {
  const ca = join(folder, 'ca.pem')
  writeFileSync(ca, agency.authority)
  return launchServer(
    {
      DATABASE_URL: postgres.connectionString,
      DATA_DIR: folder,
      PUBLIC_URL: ORIGIN,
      AUTH_SECRET: app.platform.settings.authSecret,
      REQUESTS_PER_MINUTE: '0',
      VERIFACTU_URL: agency.service.href,
      VERIFACTU_CA: ca,
    },
    { port },
  )
}

/** A planner who invoices, with the charges that are to be invoiced. */
async function withCharges() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  for (let at = 0; at < CHARGES; at += 10) {
    const charge = { concept: 'Pago', total: 50_000, dueOn: '2026-02-01' }
    await books.agree(weddingId, Array(10).fill(charge))
  }
  const { charges } = await books.accountOf(weddingId)
  await books.saveIssuer()
  const { pfx, passphrase } = agency.certificate
  await invoicesOf(planner).switchOn({ file: pfx.toString('base64'), password: passphrase })
  return { planner, charges: charges.map(({ id }) => id) }
}

type Wish = { id: string; chargeId: string }
type Told = { id: string; number: string }

/** Asks the servers in turn until one of them says that the invoice is issued. */
async function untilIssued(cookie: string, { id, chargeId }: Wish, first: number): Promise<Told> {
  const body = JSON.stringify({ id, chargeId, concept: 'Pago', recipient: RECIPIENT })
  for (let at = first; ; at += 1) {
    const { url } = servers[at % servers.length]!
    const answer = await fetch(`${url}/api/planner/invoicing/invoices`, {
      method: 'POST',
      headers: { cookie, origin: ORIGIN, 'content-type': 'application/json' },
      body,
    }).catch(() => null)
    if (answer?.ok) return answer.json() as Promise<Told>
    if (answer && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const waitingCount = async () => {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from invoice_deliveries where state = 'waiting'`,
  )
  return rows[0]!.count
}

/** After the turn of a killed process is over, the sweep finds what waits. */
async function sendRest() {
  for (let minutes = 2; (await waitingCount()) > 0; minutes += 2) {
    app.setClock(new Date(Date.now() + minutes * 60_000))
    await sweepInvoiceRecordsJob.run({}, app.platform, new AbortController().signal)
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
    await app.runJobs()
  }
}

it('fifty invoices that are issued at once outlive twenty kills, and the agency has each record once', async () => {
  agency.state.waitSeconds = 1
  const { planner, charges } = await withCharges()
  servers.push(await launch(await freePort()), await launch(await freePort()))
  const told: Told[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const from = Math.floor((kill * CHARGES) / KILLS)
    const wished = charges
      .slice(from, Math.floor(((kill + 1) * CHARGES) / KILLS))
      .map((chargeId) => ({ id: randomUUID(), chargeId }))
    const asked = Array.from({ length: REPEATS }, () => wished).flat()
    const issuing = asked.map((wish, at) => untilIssued(planner.cookie, wish, at))
    const index = kill % servers.length
    const { server, url } = servers[index]!
    // The kill meets the requests at another moment each time.
    await Promise.race([new Promise((resolve) => setTimeout(resolve, kill * 3)), Promise.all(issuing)])
    await end(server, 'SIGKILL')
    servers[index] = await launch(Number(new URL(url).port))
    told.push(...(await Promise.all(issuing)))
  }
  for (const { server } of servers.splice(0)) await end(server, 'SIGKILL')
  await sendRest()
  app.setClock(null)

  const { chain, invoices } = await invoicesOf(planner).read()
  expect(chain).toMatchObject({ records: CHARGES, fault: null })
  const issued = new Map(invoices.map(({ id, number }) => [id, number]))
  expect(told).toHaveLength(CHARGES * REPEATS)
  for (const { id, number } of told) expect(issued.get(id)).toBe(number)
  const counts = [...issued.values()].map((number) => Number(number.slice(-4))).toSorted((a, b) => a - b)
  expect(counts).toEqual(Array.from({ length: CHARGES }, (_, at) => at + 1))
  expect(new Set(invoices.map(({ state }) => state))).toEqual(new Set(['accepted']))
  expect([...agency.invoices.keys()].toSorted()).toEqual([...issued.values()].toSorted())
}, 600_000)
