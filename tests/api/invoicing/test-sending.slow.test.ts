import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { certificateFile, invoicesOf } from '../../support/invoicing.ts'
import { startTaxAgency } from '../../support/outside/tax-agency.ts'
import { useTestApp } from '../../support/test-app.ts'

const [agency, real] = [await startTaxAgency(), await startTaxAgency()]
const app = useTestApp({
  taxAgency: () => ({ service: real.service, testService: agency.service, ca: agency.authority }),
})

afterAll(() => Promise.all([agency.close(), real.close()]))
beforeEach(() => {
  agency.state.next = []
  agency.state.unknownIssuers.clear()
  agency.messages.length = 0
})

const given = { file: agency.certificate.pfx.toString('base64'), password: agency.certificate.passphrase }

async function planner() {
  const person = await signedUp(app, 'Elena Marín', 'planner')
  await booksOf(person).saveIssuer()
  return { invoices: invoicesOf(person) }
}

const count = async (table: string) =>
  (await app.db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`))).rows[0]!
    .count

describe('a test with the tax agency', () => {
  it('is accepted before invoices are switched on, and nothing of it is kept', async () => {
    const { invoices } = await planner()
    expect((await invoices.test(given)).body).toEqual({ outcome: 'accepted', message: null })
    expect(agency.messages[0]).toMatch(/NumSerieFactura>PRUEBA-\d{14}-[0-9A-F]{4}</)
    expect(agency.messages[0]).toMatch(/<sf:PrimerRegistro>S</)
    expect(agency.messages[0]).toMatch(/<sf:NumeroInstalacion>prueba\./)
    expect((await invoices.read()).settings).toBeNull()
    for (const table of ['invoices', 'invoice_records', 'invoice_series', 'invoicing_events'])
      expect(await count(table), table).toBe(0)
  })

  it('goes with the stored certificate once they are on, and leaves chain and numbers alone', async () => {
    const { invoices } = await planner()
    await invoices.switchOn(given)
    const before = await invoices.read()
    expect((await invoices.test()).body.outcome).toBe('accepted')
    const after = await invoices.read()
    expect({ ...after, chain: after.chain.records }).toEqual({ ...before, chain: before.chain.records })
    expect(real.messages).toEqual([])
  })

  it.each([
    ['forbidden', 'certificateRefused', null],
    ['otherHolder', 'certificateRefused', /^El titular del certificado/],
    ['clientFault', 'issuerUnknown', /^El NIF del titular/],
    ['serverFault', 'away', null],
    ['garbage', 'away', null],
    ['away', 'away', null],
  ] as const)('says %s as %s', async (next, outcome, message) => {
    const { invoices } = await planner()
    agency.state.next = [next]
    const { body } = await invoices.test(given)
    expect(body.outcome).toBe(outcome)
    if (message) expect(body.message).toMatch(message)
    else expect(body.message).toBeNull()
  })

  it('says when the NIF of the issuer is not in the census', async () => {
    const { invoices } = await planner()
    agency.state.unknownIssuers.add('B00000000')
    expect((await invoices.test(given)).body.outcome).toBe('issuerUnknown')
  })

  it('needs the data of the issuer, a certificate that opens, and one that is stored or given', async () => {
    const { invoices } = await planner()
    expect((await invoices.test({ ...given, password: 'otra' })).body.code).toBe('CERTIFICATE_PASSWORD_WRONG')
    expect((await invoices.test()).body.code).toBe('INVOICING_IS_OFF')
    const other = invoicesOf(await signedUp(app, 'Marta Ruiz', 'planner'))
    expect((await other.test(given)).body.code).toBe('ISSUER_UNKNOWN')
  })

  it('is refused where the certificate is of an authority that the agency does not know', async () => {
    const { invoices } = await planner()
    const { body } = await invoices.test({ file: certificateFile(), password: 'secreta' })
    // The connection may be gone before the reason for it was read.
    expect(['certificateRefused', 'away']).toContain(body.outcome)
    expect(agency.messages).toEqual([])
  })

  it('is sent ten times an hour at most', async () => {
    const { invoices } = await planner()
    for (let nth = 0; nth < 10; nth++) expect((await invoices.test(given)).status).toBe(200)
    const refused = await invoices.test(given)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(agency.messages).toHaveLength(10)
  })
})
