import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { invoicesOf, RECIPIENT } from '../../support/invoicing.ts'
import { startTaxAgency } from '../../support/outside/tax-agency.ts'
import { useTestApp } from '../../support/test-app.ts'

const agency = await startTaxAgency()
const app = useTestApp({ taxAgency: () => ({ service: agency.service, ca: agency.authority }) })

afterAll(() => agency.close())
beforeEach(() => {
  Object.assign(agency.state, { waitSeconds: 60, next: [] })
  agency.state.faults.clear()
  agency.state.unknownNifs.clear()
  agency.invoices.clear()
  agency.messages.length = 0
  app.setClock(null)
})

/** A planner who invoices, with so many charges; each series is another, as the double knows numbers alone. */
async function issuing(count: number) {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const charges = Array.from({ length: count }, (_, index) => ({
    ...{ concept: `Pago ${index + 1}`, total: 50_000, dueOn: '2026-02-01' },
  }))
  const account = await books.agree(weddingId, charges)
  await books.saveIssuer()
  const invoices = invoicesOf(planner)
  const file = agency.certificate.pfx.toString('base64')
  await invoices.switchOn({ file, password: agency.certificate.passphrase })
  return { planner, books, invoices, charges: account.charges.map(({ id }) => id) }
}

/** Lets so many seconds pass, and the jobs run that are due then. */
async function pass(seconds: number, planner: { signIn(): Promise<unknown> }) {
  app.setClock(new Date(app.platform.clock.now().getTime() + seconds * 1000))
  await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
  await app.runJobs()
  await planner.signIn()
}

const states = async (invoices: ReturnType<typeof invoicesOf>) =>
  (await invoices.read()).invoices.map(({ state }) => state).toReversed()

describe('the records of a planner', () => {
  it('go to the agency with the certificate, and are accepted with its receipt', async () => {
    const { invoices, charges } = await issuing(1)
    await invoices.issue(charges[0]!)
    expect((await invoices.read()).queue).toMatchObject({ waiting: 1 })
    await app.runJobs()
    expect(await states(invoices)).toEqual(['accepted'])
    expect(agency.messages).toHaveLength(1)
    const lines = (await invoices.register()).body
    expect(lines[0]).toMatchObject({ kind: 'issue', state: 'accepted', receipt: /^A-\d+$/ })
    expect(lines.at(-1)).toMatchObject({ kind: 'switchedOn', by: 'Elena Marín' })
  })

  it('wait as long as the agency says, and then go together', async () => {
    agency.state.waitSeconds = 120
    const { planner, invoices, charges } = await issuing(3)
    await invoices.issue(charges[0]!)
    await app.runJobs()
    await invoices.issue(charges[1]!)
    await invoices.issue(charges[2]!)
    await pass(60, planner)
    expect(agency.messages).toHaveLength(1)
    expect((await invoices.read()).queue.sendsAt).not.toBeNull()
    await pass(90, planner)
    expect(agency.messages).toHaveLength(2)
    expect(await states(invoices)).toEqual(['accepted', 'accepted', 'accepted'])
  })

  it('wait through an outage, which the register tells, and are sent by themselves after it', async () => {
    const { planner, invoices, charges } = await issuing(2)
    agency.state.next = ['away', 'garbage', 'serverFault']
    const { id } = (await invoices.issue(charges[0]!)).body
    await app.runJobs()
    expect((await invoices.read()).queue).toMatchObject({ failures: 1, waiting: 1, refusal: null })
    expect((await invoices.pdf(id)).status).toBe(200)
    await invoices.issue(charges[1]!)
    await pass(61, planner)
    await pass(121, planner)
    expect((await invoices.read()).queue).toMatchObject({ failures: 3, waiting: 2 })
    await pass(241, planner)
    expect(await states(invoices)).toEqual(['accepted', 'accepted'])
    expect((await invoices.read()).queue).toMatchObject({ failures: 0, waiting: 0, sendsAt: null })
    expect(agency.messages[0]).toContain('<sf:Incidencia>S</sf:Incidencia>')
    const kinds = (await invoices.register()).body.map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind: string) => kind === 'outageBegan')).toHaveLength(1)
    expect(kinds).toContain('outageEnded')
  })

  it('are known as accepted when they came before with an answer that was lost', async () => {
    const { planner, invoices, charges } = await issuing(1)
    const { number } = (await invoices.issue(charges[0]!)).body
    agency.invoices.set(number, 'Correcta')
    await pass(1, planner)
    expect(await states(invoices)).toEqual(['accepted'])
  })

  it('are told one by one: with faults, refused with the reason, and the others kept', async () => {
    const { invoices, charges } = await issuing(3)
    const numbers = []
    for (const charge of charges) numbers.push((await invoices.issue(charge)).body.number)
    agency.state.faults.set(numbers[1]!, {
      code: 2004,
      message: 'El valor tiene un aviso.',
      isAccepted: true,
    })
    agency.state.faults.set(numbers[2]!, { code: 1110, message: 'El NIF no está en el censo.' })
    await app.runJobs()
    expect(await states(invoices)).toEqual(['accepted', 'acceptedWithFaults', 'rejected'])
    const { invoices: all } = await invoices.read()
    expect(all[0]!.fault).toEqual({ code: 1110, message: 'El NIF no está en el censo.' })
  })

  it('wait when the agency refuses the whole submission, and say why', async () => {
    const { planner, invoices, charges } = await issuing(1)
    agency.state.next = ['clientFault']
    await invoices.issue(charges[0]!)
    await app.runJobs()
    expect((await invoices.read()).queue.refusal).toContain('4104')
    await pass(3601, planner)
    expect(await states(invoices)).toEqual(['accepted'])
  })

  it('are not sent with a certificate that has expired or that another secret has encrypted', async () => {
    const { planner, invoices, charges } = await issuing(1)
    await app.db.execute(
      sql`update invoicing_settings set certificate_expires_at = now() - interval '1 day' where owner_id = ${planner.userId}`,
    )
    await invoices.issue(charges[0]!)
    await app.runJobs()
    expect((await invoices.read()).queue.refusal).toContain('caducado')
    await app.db.execute(sql`update invoicing_settings set certificate_expires_at = now() + interval '1 day',
      certificate = decode('00', 'hex'), retry_at = null, last_sent_at = null where owner_id = ${planner.userId}`)
    await pass(1, planner)
    expect((await invoices.read()).queue.refusal).toContain('no se puede abrir')
    const file = agency.certificate.pfx.toString('base64')
    await invoices.changeCertificate({ file, password: agency.certificate.passphrase })
    await pass(61, planner)
    expect(await states(invoices)).toEqual(['accepted'])
  })

  it('are sent once when two processes try at the same time', async () => {
    const { invoices, charges } = await issuing(1)
    const other = await app.anotherProcess()
    await invoices.issue(charges[0]!)
    await Promise.all([app.runJobs(), other.runJobs()])
    expect(agency.messages).toHaveLength(1)
    expect(await states(invoices)).toEqual(['accepted'])
  })
})

describe('a record that the agency refused', () => {
  it('is mended with another NIF, and sent as a mended one', async () => {
    const { planner, invoices, charges } = await issuing(1)
    agency.state.unknownNifs.add(RECIPIENT.nif)
    const { id } = (await invoices.issue(charges[0]!)).body
    await app.runJobs()
    expect(await states(invoices)).toEqual(['rejected'])
    expect((await invoices.mend(id, { name: 'Inés Rey', nif: '1' })).body.code).toBe('NIF_IS_WRONG')
    expect((await invoices.mend(id, { name: 'Inés Rey', nif: '00000002W' })).status).toBe(200)
    expect((await invoices.mend(id, { name: 'Inés Rey', nif: '00000002W' })).body.code).toBe(
      'NOTHING_TO_MEND',
    )
    await pass(61, planner)
    expect(await states(invoices)).toEqual(['accepted'])
    expect(agency.messages[1]).toContain(
      '<sf:Subsanacion>S</sf:Subsanacion><sf:RechazoPrevio>X</sf:RechazoPrevio>',
    )
    expect((await invoices.read()).chain).toMatchObject({ records: 2, fault: null })
  })

  it('is sent again as it is, where the agency keeps it with faults', async () => {
    const { planner, invoices, charges } = await issuing(1)
    const { id, number } = (await invoices.issue(charges[0]!)).body
    agency.state.faults.set(number, { code: 2004, message: 'Un aviso.', isAccepted: true })
    await app.runJobs()
    agency.state.faults.clear()
    expect((await invoices.mend(id, { name: 'Inés Rey', nif: '12345678Z' })).status).toBe(200)
    await pass(61, planner)
    expect(await states(invoices)).toEqual(['accepted'])
    expect(agency.messages[1]).not.toContain('RechazoPrevio')
  })
})
