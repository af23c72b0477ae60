import { beforeAll, describe, expect, it } from 'vitest'
import type { Books } from '#contract/book-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { useCast } from '../../support/cast.ts'
import { invoicesOf, RECIPIENT } from '../../support/invoicing.ts'
import { facturaeFaults } from '../../support/outside/facturae-schema.ts'
import { read } from '../../support/outside/read-zip.ts'
import { signatureFaults } from '../../support/outside/xml-signature.ts'
import { agreementsOf } from '../../support/sent-agreements.ts'

const { app, cast } = useCast()
const year = new Date().getFullYear()
const yy = year % 100

async function issuing(charges: object[]) {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const account = await books.agree(weddingId, charges)
  await books.saveIssuer()
  const invoices = invoicesOf(planner)
  await invoices.switchOn()
  return { planner, books, invoices, charges: account.charges.map(({ id }) => id) }
}

const charge = (concept: string, fields: object = {}) => ({
  ...{ concept, total: 114_000, dueOn: '2026-02-01' },
  ...fields,
})

async function take(planner: Person, path: string) {
  const answer = await app.fetch(`/api/planner/invoicing/${path}`, { headers: { cookie: planner.cookie } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    name: decodeURIComponent(
      /filename\*=UTF-8''([^;]*)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '',
    ),
    bytes,
    xml: bytes.toString('utf8'),
  }
}
const facturae = (planner: Person, id: string) => take(planner, `invoices/${id}/facturae`)

describe('an invoice as Facturae', () => {
  it('is signed with the stored certificate, and says what the invoice says', async () => {
    const { planner, invoices, charges } = await issuing([charge('Reserva')])
    const { body } = await invoices.issue(charges[0]!)
    const { status, name, xml } = await facturae(planner, body.id)
    expect([status, name]).toEqual([200, `Factura A${yy}-0001.xsig`])
    expect(await facturaeFaults([xml])).toEqual([])
    expect(await signatureFaults(xml)).toEqual([])
    for (const part of [
      '<TaxIdentificationNumber>B00000000<',
      '<CorporateName>Casa Jara Eventos, S. L.<',
      '<PersonTypeCode>F</PersonTypeCode><ResidenceTypeCode>R</ResidenceTypeCode><TaxIdentificationNumber>12345678Z<',
      '<Name>Inés</Name><FirstSurname>Rey</FirstSurname><SecondSurname>Lara</SecondSurname>',
      '<PostCode>41010</PostCode><Town>Sevilla</Town><Province>Sevilla</Province>',
      `<InvoiceNumber>A${yy}-0001</InvoiceNumber><InvoiceDocumentType>FC</InvoiceDocumentType><InvoiceClass>OO<`,
      '<TaxRate>21.00</TaxRate><TaxableBase><TotalAmount>942.15</TotalAmount></TaxableBase><TaxAmount><TotalAmount>197.85<',
      '<TotalTaxesWithheld>0.00</TotalTaxesWithheld><InvoiceTotal>1140.00<',
      '<LegalReference>Emitida en el entorno de pruebas de la AEAT: no tiene validez.<',
      // The certificate is a person's, and the issuer a company.
      '<xades:ClaimedRole>third party<',
    ])
      expect(xml).toContain(part)
    expect(xml).not.toContain('PaymentDetails')
    const row = (await invoices.read()).invoices[0]!
    expect(row.facturaeProblem).toBeNull()
    expect((await invoices.read()).settings!.canSign).toBe(true)
  })

  it('has the IRPF that a company keeps back, and says why there is no IVA', async () => {
    const irpf = charge('Reserva', { vatRate: 21, irpfRate: 15 })
    const exempt = charge('Clases', { vatRate: 0, total: 30_000 })
    const { planner, books, invoices, charges } = await issuing([irpf, exempt])
    const company = { ...RECIPIENT, name: 'Hotel Betis, S. A.', nif: 'A00000000' }
    const first = await invoices.issue(charges[0]!, { recipient: company })
    const second = await invoices.issue(charges[1]!)
    expect((await books.read()).issuer).not.toBeNull()
    const [withheld, without] = [
      await facturae(planner, first.body.id),
      await facturae(planner, second.body.id),
    ]
    expect(await facturaeFaults([withheld.xml, without.xml])).toEqual([])
    expect(withheld.xml).toContain('<TaxTypeCode>04</TaxTypeCode><TaxRate>15.00<')
    expect(withheld.xml).toContain('<TotalTaxesWithheld>141.32</TotalTaxesWithheld><InvoiceTotal>998.68<')
    expect(withheld.xml).toContain('<CorporateName>Hotel Betis, S. A.<')
    expect(without.xml).toContain('<SpecialTaxableEventCode>01<')
    expect(without.xml).toContain('<LegalReference>Exenta de IVA (art. 20 de la Ley 37/1992).<')
  })

  it.each([
    [
      'in the place of another',
      { method: 'substitution', recipient: { ...RECIPIENT, address: 'Calle Betis, 4' } },
      ['<ReasonCode>09<', '<CorrectionMethod>01<', '<InvoiceTotal>1140.00<'],
    ],
    [
      'by differences',
      { method: 'difference', total: 100_000 },
      ['<ReasonCode>16<', '<CorrectionMethod>02<', '<InvoiceTotal>-140.00<'],
    ],
  ])('is the correction of another %s, and says which and why', async (_how, fields, parts) => {
    const { planner, invoices, charges } = await issuing([charge('Reserva')])
    const first = (await invoices.issue(charges[0]!)).body.id
    const { body } = await invoices.correct(first, fields)
    const { xml } = await facturae(planner, body.id)
    expect(await facturaeFaults([xml])).toEqual([])
    for (const part of [
      ...[
        '<InvoiceClass>OR</InvoiceClass><Corrective>',
        `<InvoiceNumber>A${yy}-0001</InvoiceNumber><ReasonCode>`,
      ],
      ...parts,
      '<AdditionalReasonDescription>La dirección estaba mal<',
    ])
      expect(xml).toContain(part)
  })

  it('is none without a client, their address, or after it was cancelled, and of another planner', async () => {
    const small = charge('Clases', { total: 30_000 })
    const { planner, invoices, charges } = await issuing([small, small, small, charge('Reserva')])
    const without = { ...RECIPIENT, address: null, postalCode: null, city: null }
    const simplified = (await invoices.issue(charges[0]!, { recipient: null })).body.id
    const bare = (await invoices.issue(charges[1]!, { recipient: without })).body.id
    const cancelled = (await invoices.issue(charges[2]!)).body.id
    const whole = (await invoices.issue(charges[3]!)).body.id
    await invoices.cancel(cancelled)
    for (const id of [simplified, bare, cancelled]) expect((await facturae(planner, id)).status, id).toBe(404)
    expect((await facturae(await signedUp(app, 'Rocío Vega', 'planner'), whole)).status).toBe(404)
    expect((await invoices.read()).invoices.map(({ facturaeProblem }) => facturaeProblem)).toEqual([
      ...[null, 'cancelled', 'noAddress', 'noRecipient'],
    ])
  })

  it('goes without a signature, and says so, when the certificate has expired', async () => {
    const { planner, invoices, charges } = await issuing([charge('Reserva')])
    const { body } = await invoices.issue(charges[0]!)
    await app.db.execute(
      `update invoicing_settings set certificate_expires_at = now() - interval '1 day' where owner_id = '${planner.userId}'`,
    )
    const { name, xml } = await facturae(planner, body.id)
    expect(name).toBe(`Factura A${yy}-0001 sin firmar.xml`)
    expect(xml).not.toContain('ds:Signature')
    expect(await facturaeFaults([xml])).toEqual([])
    expect((await invoices.read()).settings!.canSign).toBe(false)
  })
})

describe('the invoices of a period as Facturae', () => {
  it('are one file each, and those that are not there are named', async () => {
    const small = charge('Clases', { total: 30_000 })
    const { planner, invoices, charges } = await issuing([charge('Reserva'), small, charge('Último pago')])
    expect((await take(planner, `facturae/${year}`)).status).toBe(404)
    for (const [at, id] of charges.entries()) await invoices.issue(id, at === 1 ? { recipient: null } : {})
    const { status, name, bytes } = await take(planner, `facturae/${year}`)
    expect([status, name]).toEqual([200, `Facturae ${year}.zip`])
    const files = await read(bytes)
    expect([...files.keys()]).toEqual([
      ...[`Factura A${yy}-0001.xsig`, `Factura A${yy}-0003.xsig`, 'Sin Facturae.txt'],
    ])
    expect(String(files.get('Sin Facturae.txt'))).toContain(`A${yy}-0002: es simplificada`)
    for (const xml of [...files.values()].slice(0, 2)) expect(await signatureFaults(String(xml))).toEqual([])
    const quarter = Math.ceil((new Date().getMonth() + 1) / 3)
    expect((await take(planner, `facturae/${year}-T${quarter}`)).status).toBe(200)
    for (const wrong of [`${year}-T${quarter === 1 ? 2 : 1}`, '2001', 'todo', `${year}-T9`])
      expect((await take(planner, `facturae/${wrong}`)).status, wrong).toBe(404)
  })
})

describe('the payment in a Facturae', () => {
  let agreements: ReturnType<typeof agreementsOf>
  beforeAll(async () => {
    agreements = agreementsOf(app, cast.elena, 'elena-montes')
    await agreements.quotes.list()
  })

  it('has the day of its charge and the account of the agreement', async () => {
    const { requestId, page } = await agreements.sent()
    await agreements.signAll(page)
    const paid = { paidOn: dayInMadrid(new Date(Date.now() - DAY_MS)), taskTemplateId: null }
    expect((await cast.elena.post(`${agreements.at(requestId)}/deposit`, paid)).status).toBe(200)
    const requests: PlannerRequest[] = (await cast.elena.get('/api/planner/requests')).body
    const { weddingId } = requests.find(({ id }) => id === requestId)!
    await booksOf(cast.elena).saveIssuer()
    const invoices = invoicesOf(cast.elena)
    await invoices.switchOn()
    const books: Books = (await cast.elena.get('/api/planner/books')).body
    const account = books.accounts.find((each) => each.weddingId === weddingId)!
    const last = account.charges.at(-1)!
    const { body } = await invoices.issue(last.id)
    const { xml } = await facturae(cast.elena, body.id)
    expect(await facturaeFaults([xml])).toEqual([])
    expect(xml).toContain(
      '<InstallmentDueDate>2027-09-04</InstallmentDueDate><InstallmentAmount>1597.20</InstallmentAmount>' +
        '<PaymentMeans>04</PaymentMeans><AccountToBeCredited><IBAN>ES9121000418450200051332<',
    )
  })
})
