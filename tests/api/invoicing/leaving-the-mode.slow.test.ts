import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { certificateFile, invoicesOf } from '../../support/invoicing.ts'
import { read } from '../../support/outside/read-zip.ts'
import { startTaxAgency } from '../../support/outside/tax-agency.ts'
import { useTestApp } from '../../support/test-app.ts'

const agency = await startTaxAgency()
const app = useTestApp({ taxAgency: () => ({ service: agency.service, ca: agency.authority }) })
const year = new Date().getFullYear()
const certificate = {
  file: agency.certificate.pfx.toString('base64'),
  password: agency.certificate.passphrase,
}

afterAll(() => agency.close())
afterEach(() => app.setClock(null))

async function issuing() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const charges = [1, 2].map((at) => ({ concept: `Pago ${at}`, total: 50_000, dueOn: '2026-02-01' }))
  const account = await books.agree(weddingId, charges)
  await books.saveIssuer()
  const invoices = invoicesOf(planner)
  await invoices.switchOn(certificate)
  agency.invoices.clear()
  const leave = () => planner.post('/api/planner/invoicing/leaving')
  return { planner, books, invoices, leave, charges: account.charges.map(({ id }) => id) }
}

/** The first morning of the next year. */
async function nextYear(planner: { signIn(): Promise<unknown> }) {
  app.setClock(new Date(`${year + 1}-01-01T09:00:00Z`))
  await planner.signIn()
}

describe('a planner who issues by VERI*FACTU', () => {
  it('cannot leave it before the year of the last record has ended', async () => {
    const { planner, invoices, leave, charges } = await issuing()
    await invoices.issue(charges[0]!)
    await app.runJobs()
    const on = `${year + 1}-01-01`
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'INVOICING_STAYS_ON', data: { on } } })
    expect((await invoices.read()).settings).toMatchObject({ leavableOn: on, leftAt: null })
    await nextYear(planner)
    expect((await leave()).status).toBe(200)
  })

  it('cannot leave it while records wait, and is bound for another year by another record', async () => {
    const { planner, invoices, leave, charges } = await issuing()
    await invoices.issue(charges[0]!)
    await nextYear(planner)
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'RECORDS_WAIT' } })
    await invoices.issue(charges[1]!)
    const on = `${year + 2}-01-01`
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'INVOICING_STAYS_ON', data: { on } } })
  })

  it('leaves it at once where nothing was issued', async () => {
    const { books, leave } = await issuing()
    expect((await leave()).status).toBe(200)
    expect(await books.read()).toMatchObject({ isInvoicing: false, hasLeftInvoicing: true })
    expect(await leave()).toMatchObject({ status: 409, body: { code: 'INVOICING_IS_OFF' } })
  })

  it('keeps chain, papers and records, issues no more, and goes on with the same chain', async () => {
    const { planner, books, invoices, leave, charges } = await issuing()
    const { id, number } = (await invoices.issue(charges[0]!)).body
    await app.runJobs()
    await nextYear(planner)
    await leave()
    expect(await books.read()).toMatchObject({ isInvoicing: false, hasLeftInvoicing: true })
    expect((await invoices.read()).invoices).toMatchObject([{ number }])
    expect((await invoices.read()).chain).toMatchObject({ records: 1, fault: null })
    expect((await invoices.pdf(id)).status).toBe(200)
    const file = await app.fetch('/api/planner/invoicing/records', { headers: { cookie: planner.cookie } })
    expect(
      (await read(Buffer.from(await file.arrayBuffer()))).has(`registros/000001-alta-${number}.xml`),
    ).toBe(true)
    for (const answer of [
      await invoices.issue(charges[1]!),
      await invoices.changeCertificate({ file: certificateFile(), password: 'secreta' }),
    ])
      expect(answer.body.code).toBe('INVOICING_IS_OFF')
    expect((await invoices.correct(id, { total: 1_000 })).status).toBe(404)
    await books.saveIssuer({ nif: 'B12345674' })
    app.setClock(null)
    await planner.signIn()
    expect((await invoices.switchOn(certificate)).body.code).toBe('ISSUER_NIF_CHANGED')
    await books.saveIssuer()
    expect((await invoices.switchOn(certificate)).status).toBe(200)
    await invoices.issue(charges[1]!)
    const { chain, invoices: all } = await invoices.read()
    expect(chain).toMatchObject({ records: 2, fault: null })
    expect(all.map((one) => one.number)).toEqual([`A${String(year).slice(2)}-0002`, number])
    const kinds = (await invoices.register()).body.map(({ kind }: { kind: string }) => kind)
    expect(kinds.toSorted()).toEqual(
      ['issue', 'issue', 'recordsTaken', 'switchedOff', 'switchedOn', 'switchedOn'].toSorted(),
    )
  })
})
