import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { taxQrUrl } from '#domain/invoicing/tax-qr.ts'
import { issueInvoice } from '#server/areas/invoicing/issue-invoice.commands.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { CERTIFICATE, certificateFile, invoicesOf, RECIPIENT } from '../../support/invoicing.ts'
import { makeCertificate } from '../../support/outside/certificates.ts'
import { codeOf, printed, sizesOf, wordsOf } from '../../support/outside/pdf.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const year = new Date().getFullYear() % 100
const NO_ONE = '0198c0de-0000-7000-8000-00000000dead'

/** A planner whose wedding has so many charges of 1,140.00 €; switched on unless it is said otherwise. */
async function withCharges(count: number, { isOn = true, total = 114_000 } = {}) {
  const planner: Person = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const invoices = invoicesOf(planner)
  const charges = Array.from({ length: count }, (_, index) => ({
    ...{ concept: `Pago ${index + 1}`, total, dueOn: '2026-02-01' },
  }))
  for (let at = 0; at < count; at += 10) await books.agree(weddingId, charges.slice(at, at + 10))
  const account = await books.accountOf(weddingId)
  await books.saveIssuer()
  if (isOn) expect((await invoices.switchOn()).status).toBe(200)
  return { planner, weddingId, books, invoices, account, charges: account.charges.map(({ id }) => id) }
}

describe('switching on', () => {
  it('asks for the issuer, a certificate with its password and two series', async () => {
    const { invoices } = await withCharges(1, { isOn: false })
    expect((await invoices.read()).settings).toBeNull()
    const refused = async (fields: object) => (await invoices.switchOn(fields)).body.code
    expect(await refused({ password: 'otra' })).toBe('CERTIFICATE_PASSWORD_WRONG')
    expect(await refused({ file: Buffer.from('hola').toString('base64') })).toBe('CERTIFICATE_UNREADABLE')
    expect(await refused({ series: 'J' })).toBe('SERIES_REFUSED')
    expect(await refused({ series: 'r' })).toBe('SERIES_REFUSED')
    expect((await invoices.switchOn({ file: 'no es base64' })).status).toBe(400)
    expect((await invoices.switchOn({ file: 'A'.repeat(60_000) })).status).toBe(400)
    expect((await invoices.switchOn()).status).toBe(200)
    expect(await refused({})).toBe('INVOICING_IS_ON')
    const { settings } = await invoices.read()
    expect(settings).toMatchObject({ nif: 'B00000000', nextNumber: `A${year}-0001` })
    expect(settings!.certificate).toMatchObject({ nif: '89890001K' })
  })

  it('needs the planner to be named first', async () => {
    const planner = await signedUp(app, 'Rocío Vega', 'planner')
    expect((await invoicesOf(planner).switchOn()).body.code).toBe('ISSUER_UNKNOWN')
  })

  it('says whose certificate a file is, and keeps nothing of it', async () => {
    const planner = await signedUp(app, 'Rocío Vega', 'planner')
    const invoices = invoicesOf(planner)
    const answer = await invoices.readCertificate({ file: certificateFile(), ...CERTIFICATE })
    expect(answer.body).toMatchObject({ holder: 'MONTES ELENA - 89890001K', nif: '89890001K' })
    expect((await invoices.read()).settings).toBeNull()
  })

  it('keeps the certificate encrypted, and takes another in its place', async () => {
    const { planner, invoices } = await withCharges(1)
    const stored = async () => {
      const { rows } = await app.db.execute<{ certificate: Buffer }>(
        sql`select certificate from invoicing_settings where owner_id = ${planner.userId}`,
      )
      return rows[0]!.certificate
    }
    const before = await stored()
    expect(before.toString('latin1')).not.toContain('PRIVATE KEY')
    const other = makeCertificate({ subject: '/CN=OTRA - 12345678Z', password: 'x' }).toString('base64')
    expect((await invoices.changeCertificate({ file: other, password: 'y' })).status).toBe(422)
    expect((await invoices.changeCertificate({ file: other, password: 'x' })).body.nif).toBe('12345678Z')
    expect((await stored()).equals(before)).toBe(false)
  })

  it('comes before everything that is called an invoice', async () => {
    const { books, invoices, charges } = await withCharges(1, { isOn: false })
    expect((await invoices.issue(charges[0]!)).body.code).toBe('INVOICING_IS_OFF')
    expect((await books.read()).isInvoicing).toBe(false)
    await invoices.switchOn()
    expect((await books.read()).isInvoicing).toBe(true)
  })
})

describe('an invoice', () => {
  it('has the next number, keeps its client, and its charge can be invoiced once', async () => {
    const { books, invoices, charges } = await withCharges(2)
    const id = randomUUID()
    const first = await invoices.issue(charges[0]!, { id })
    expect(first.body).toEqual({ id, number: `A${year}-0001` })
    expect((await invoices.issue(charges[0]!, { id })).body).toEqual(first.body)
    expect((await invoices.issue(charges[0]!)).body.code).toBe('CHARGE_IS_INVOICED')
    expect((await invoices.issue(charges[1]!)).body.number).toBe(`A${year}-0002`)
    expect((await books.read()).accounts[0]!.client).toMatchObject({ nif: '12345678Z', city: 'Sevilla' })
    const { invoices: all, queue, chain, settings } = await invoices.read()
    expect(all.map(({ number, total, base, vat }) => [number, total, base, vat])).toEqual([
      [`A${year}-0002`, 114_000, 94_215, 19_785],
      [`A${year}-0001`, 114_000, 94_215, 19_785],
    ])
    expect(all[0]).toMatchObject({
      state: 'waiting',
      recipient: RECIPIENT,
      type: 'F1',
      createdBy: 'Elena Marín',
    })
    expect(queue).toMatchObject({ waiting: 2, failures: 0 })
    expect(chain).toMatchObject({ records: 2, fault: null })
    expect(settings!.nextNumber).toBe(`A${year}-0003`)
  })

  it('asks for a NIF that exists, for the address of a company, and for no more than 400 € without either', async () => {
    const { invoices, charges } = await withCharges(1, { total: 40_001 })
    const refused = async (fields: object) => (await invoices.issue(charges[0]!, fields)).body.code
    expect(await refused({ recipient: { ...RECIPIENT, nif: '12345678A' } })).toBe('NIF_IS_WRONG')
    expect(await refused({ recipient: { name: 'Rey, S. L.', nif: 'B00000000' } })).toBe(
      'RECIPIENT_ADDRESS_NEEDED',
    )
    expect(await refused({ recipient: null })).toBe('SIMPLIFIED_TOO_LARGE')
    expect((await invoices.issue(NO_ONE)).status).toBe(404)
    expect((await invoices.issue(charges[0]!, { concept: ' ' })).status).toBe(400)
    expect((await invoices.issue(charges[0]!, { concept: 'x\u0000y' })).status).toBe(400)
    expect((await invoices.read()).invoices).toEqual([])
    expect((await invoices.issue(charges[0]!, { recipient: { name: 'Ana', nif: '12345678z' } })).status).toBe(
      200,
    )
  })

  it('is a simplified one without a recipient', async () => {
    const { invoices, charges } = await withCharges(1, { total: 40_000 })
    expect((await invoices.issue(charges[0]!, { recipient: null })).status).toBe(200)
    expect((await invoices.read()).invoices[0]).toMatchObject({ type: 'F2', recipient: null })
  })

  it('holds its charge to its sum, in the books too', async () => {
    const { books, invoices, account, charges } = await withCharges(1)
    await invoices.issue(charges[0]!)
    const { total, vatRate, irpfRate, dueOn, daysBefore, remindsCouple, concept } = account.charges[0]!
    const agreed = { total, vatRate, irpfRate, dueOn, daysBefore, remindsCouple, concept }
    expect((await books.change(charges[0]!, { ...agreed, total: total + 1 })).body.code).toBe(
      'CHARGE_IS_INVOICED',
    )
    expect((await books.change(charges[0]!, { ...agreed, vatRate: 10 })).body.code).toBe('CHARGE_IS_INVOICED')
    expect((await books.withdraw(charges[0]!)).body.code).toBe('CHARGE_IS_INVOICED')
    expect((await books.change(charges[0]!, { ...agreed, dueOn: '2026-03-01' })).status).toBe(200)
  })

  it('is of one planner: others have no invoice with its id, and no couple has any', async () => {
    const { invoices, charges } = await withCharges(1)
    const { id } = (await invoices.issue(charges[0]!)).body
    const other = await withCharges(1)
    expect((await other.invoices.pdf(id)).status).toBe(404)
    expect((await other.invoices.issue(charges[0]!)).status).toBe(404)
    expect((await other.invoices.read()).invoices).toEqual([])
    const couple = await signedUp(app, 'Lucía Herrera', 'couple')
    expect((await couple.get('/api/planner/invoicing')).status).toBe(403)
  })

  it('is not issued when the planner has another NIF by now', async () => {
    const { books, invoices, charges } = await withCharges(1)
    await books.saveIssuer({ nif: '12345678Z' })
    expect((await invoices.issue(charges[0]!)).body.code).toBe('ISSUER_NIF_CHANGED')
  })
})

describe('the paper of an invoice', () => {
  it('is an A4 with its facts and the code of the agency, which a reader reads', async () => {
    const { invoices, charges } = await withCharges(1)
    const { id, number } = (await invoices.issue(charges[0]!)).body
    const answer = await invoices.pdf(id)
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(`Factura ${number}.pdf`))
    const pdf = new Uint8Array(await answer.arrayBuffer())
    expect(await sizesOf(pdf)).toEqual([[210, 297]])
    const [words] = await wordsOf(pdf)
    for (const said of [
      number,
      'QR tributario:',
      'VERI*FACTU',
      'Inés Rey Lara',
      'NIF 12345678Z',
      '942,15',
      '197,85',
    ])
      expect(words).toContain(said)
    expect(words).toContain('Factura verificable en la sede electrónica de la AEAT.')
    const { issuedOn } = (await invoices.read()).invoices[0]!
    const invoice = { issuer: 'B00000000', number, issuedOn, total: 114_000 }
    expect(codeOf((await printed(pdf))[0]!)).toBe(taxQrUrl(invoice, { environment: 'test', isSent: true }))
  })
})

describe('the chain', () => {
  it('has no gap and no fork when fifty are issued at once, some of them again', async () => {
    const { invoices, charges } = await withCharges(50)
    const untilServed = async (chargeId: string, id: string) => {
      let answer = await invoices.issue(chargeId, { id })
      while (answer.status === 503) answer = await invoices.issue(chargeId, { id })
      return answer
    }
    const wished = charges.map((chargeId) => ({ chargeId, id: randomUUID() }))
    const answers = await Promise.all(
      [...wished, ...wished.slice(0, 10)].map(({ chargeId, id }) => untilServed(chargeId, id)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { chain, invoices: all } = await invoices.read()
    expect(chain).toMatchObject({ records: 50, fault: null })
    const counted = Array.from(
      { length: 50 },
      (_, index) => `A${year}-${String(50 - index).padStart(4, '0')}`,
    )
    expect(all.map(({ number }) => number)).toEqual(counted)
  }, 60_000)

  it('has none either among fifty writers of other processes, of which some give up while they wait', async () => {
    const { planner, invoices, charges } = await withCharges(50)
    const ownerId = mintBookOwnerId(planner.userId)
    const wished = { concept: 'Pago', recipient: RECIPIENT }
    const answers = await Promise.allSettled(
      charges.map((chargeId) =>
        issueInvoice(app.platform, ownerId, { ...wished, id: randomUUID(), chargeId }),
      ),
    )
    const made = answers.filter(({ status }) => status === 'fulfilled').length
    const { chain, invoices: all } = await invoices.read()
    expect(made).toBeGreaterThan(0)
    expect(chain).toMatchObject({ records: made, fault: null })
    expect(all).toHaveLength(made)
  }, 60_000)

  it('goes on after a clock that was set back, with no earlier moment', async () => {
    const { planner, invoices, charges } = await withCharges(2)
    await invoices.issue(charges[0]!)
    app.setClock(new Date(Date.now() - 60_000))
    await planner.signIn()
    await invoices.issue(charges[1]!)
    app.setClock(null)
    expect((await invoices.read()).chain).toMatchObject({ records: 2, fault: null })
  })

  it.each([
    [
      'an amount of a record',
      `update invoice_records set record = replace(record, '114000', '11400') where seq = 2`,
      2,
    ],
    [
      'the name of a client in a record',
      `update invoice_records set record = replace(record, 'Inés', 'Irene') where seq = 2`,
      2,
    ],
    ['a hash', `update invoice_records set hash = repeat('A', 64) where seq = 1`, 1],
    [
      'the snapshot of an invoice',
      `update invoices set content = jsonb_set(content, '{recipient,name}', '"Otra"') where number like '%0002'`,
      2,
    ],
    ['the number of an invoice', `update invoices set number = 'A99-0009' where number like '%0002'`, 2],
    ['a record that is no JSON any more', `update invoice_records set record = '{' where seq = 3`, 3],
    ['a record that is another kind of JSON', `update invoice_records set record = '[]' where seq = 3`, 3],
    ['a record that was removed', `delete from invoices where number like '%0002'`, 3],
    ['the last record that was removed', `delete from invoices where number like '%0003'`, 3],
  ])('says that %s was altered, and where first', async (_name, statement, seq) => {
    const { planner, invoices, charges } = await withCharges(3)
    for (const charge of charges) await invoices.issue(charge)
    const own = `${statement} and owner_id = '${planner.userId}'`
    if (statement.startsWith('update')) await expect(app.db.execute(sql.raw(own))).rejects.toThrow()
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql.raw(own))
      if (statement.startsWith('delete'))
        await tx.execute(
          sql.raw(
            `delete from invoice_records r where owner_id = '${planner.userId}' and not exists (select from invoices i where (i.owner_id, i.id) = (r.owner_id, r.invoice_id))`,
          ),
        )
    })
    expect((await invoices.read()).chain.fault).toMatchObject({ seq })
  })
})
