import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IRPF_RATES, VAT_RATES } from '#domain/books/tax.ts'
import { correctionOf } from '#domain/invoicing/corrections.ts'
import { type FacturaeInvoice, facturaeFile } from '#domain/invoicing/facturae/facturae-file.ts'
import type { InvoiceContent } from '#domain/invoicing/invoice-content.ts'
import { invoiceTotals } from '#domain/invoicing/invoice-totals.ts'
import { decimalOf } from '#domain/invoicing/record-amounts.ts'
import { openCertificate } from '#server/areas/invoicing/open-certificate.ts'
import { signXades } from '#server/areas/invoicing/xades-signature.ts'
import { makeCertificate } from '../../support/outside/certificates.ts'
import { facturaeFaults } from '../../support/outside/facturae-schema.ts'
import { signatureFaults } from '../../support/outside/xml-signature.ts'

const line = (max: number) =>
  fc.string({ unit: 'binary', minLength: 1, maxLength: max }).map((words) => `a${words}`)
const side = fc.record({
  name: line(120),
  nif: fc.constantFrom('12345678Z', 'B12345674', 'X0000000T', 'N0032484H'),
  address: line(200),
  postalCode: fc.constantFrom('41003', '01001', '52006', '38001', ' 08001 '),
  city: line(80),
})
const invoice = fc.record({
  issuer: side,
  recipient: side,
  other: side,
  irpfRate: fc.constantFrom(...IRPF_RATES),
  lines: fc.array(
    fc.record({
      concept: line(120),
      total: fc.integer({ min: 1, max: 999_999_999 }),
      vatRate: fc.constantFrom(...VAT_RATES),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  weddingName: line(80),
  eventDate: fc.constantFrom(null, '2027-10-12'),
  method: fc.constantFrom(null, 'difference' as const, 'substitution' as const),
  total: fc.integer({ min: 0, max: 999_999_999 }),
  isSimplified: fc.boolean(),
  isPaid: fc.boolean(),
  environment: fc.constantFrom('production' as const, 'test' as const),
})
type Drawn = typeof invoice extends fc.Arbitrary<infer Value> ? Value : never

function made({ method, total, isSimplified, isPaid, environment, other, ...drawn }: Drawn): FacturaeInvoice {
  const { issuer, recipient, lines, irpfRate, weddingName, eventDate } = drawn
  const first: InvoiceContent = {
    ...{ type: isSimplified ? 'F2' : 'F1', issuer, recipient, lines, irpfRate, weddingName, eventDate },
    ...{ totals: invoiceTotals(lines, irpfRate), correction: null },
  }
  const named = { id: '0198c0de-0000-7000-8000-000000000001', number: 'A27-0001', issuedOn: '2027-03-14' }
  const wished = { method: method!, reason: 'El importe\u0000 no era', total, recipient: other }
  const content = method ? correctionOf({ ...named, content: first }, wished, first.totals) : first
  return {
    ...{ number: method ? 'R27-0001' : 'A27-0001', issuedOn: '2027-05-02', environment, content },
    corrected: method && first,
    payment: isPaid ? null : { dueOn: '2027-06-01', iban: 'ES9121000418450200051332' },
  }
}

const drawn = fc.sample(invoice, { numRuns: 200, seed: 2027 }).map(made)

describe('200 generated invoices and corrections as Facturae', () => {
  const files = drawn.map(facturaeFile)

  it('are valid by the schema of Facturae 3.2.2', async () => {
    expect(await facturaeFaults(files)).toEqual([])
  })

  it('have the sums of the invoice to the cent, which those of their lines and rates add up to', () => {
    for (const [at, xml] of files.entries()) {
      const { base, vat, irpf, payable } = drawn[at]!.content.totals
      const totals = xml.slice(xml.indexOf('<InvoiceTotals>'), xml.indexOf('</InvoiceTotals>'))
      const one = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(totals)![1]
      expect([one('TotalGrossAmount'), one('TotalTaxOutputs'), one('TotalTaxesWithheld')]).toEqual(
        [base, vat, irpf].map(decimalOf),
      )
      expect(one('InvoiceTotal')).toBe(decimalOf(payable))
      const [whole, items] = [xml.slice(0, xml.indexOf('<Items>')), xml.slice(xml.indexOf('<Items>'))]
      expect(sumOf(items, /<GrossAmount>([^<]*)</g)).toBe(base)
      for (const part of [whole, items]) {
        expect(sumOf(part, /<TaxTypeCode>01<.*?<TaxAmount><TotalAmount>([^<]*)</g)).toBe(vat)
        expect(sumOf(part, /<TaxTypeCode>04<.*?<TaxAmount><TotalAmount>([^<]*)</g)).toBe(irpf)
      }
    }
  })

  it('are refused by the schema when an amount, a code or a part is not as it has to be', async () => {
    const [first] = files
    expect(await facturaeFaults([first!.replace('<InvoiceTotal>', '<InvoiceTotal>1,')])).not.toEqual([])
    expect(await facturaeFaults([first!.replace('<Modality>I', '<Modality>X')])).not.toEqual([])
    expect(await facturaeFaults([first!.replace(/<InvoiceTotals>.*<\/InvoiceTotals>/, '')])).not.toEqual([])
  })

  it.each([
    ['an RSA key', true],
    ['a key of an elliptic curve', false],
  ])(
    'are signed with %s, and nothing of them can be changed afterwards',
    async (_name, isRsa) => {
      const certificate = openCertificate(makeCertificate({ isRsa, subject: SUBJECT }), 'secreta', new Date())
      if (typeof certificate === 'string') throw new Error(certificate)
      const policy = {
        address: 'http://www.facturae.es/politica',
        name: 'Política',
        sha1: 'Ohixl6upD6av8N7pEvDABhEL6hM=',
      }
      const facts = { signedAt: '2027-05-02T10:00:00+02:00', policy, role: 'supplier' }
      const signed = files.slice(0, 2).map((xml) => signXades(xml, certificate, facts))
      expect(await facturaeFaults(signed)).toEqual([])
      for (const xml of signed) expect(await signatureFaults(xml)).toEqual([])
      const [xml] = signed
      const changed = (from: string | RegExp, to: string) => signatureFaults(xml!.replace(from, to))
      expect(await changed('<Quantity>1<', '<Quantity>2<')).toEqual(['document'])
      expect(await changed('<xades:ClaimedRole>supplier', '<xades:ClaimedRole>customer')).toEqual([
        'properties',
      ])
      expect(await changed(/(<ds:DigestValue>)./, '$1_')).toEqual(['document', 'signature'])
      const other = openCertificate(makeCertificate({ isRsa }), 'secreta', new Date())
      if (typeof other === 'string') throw new Error(other)
      const foreign = /<ds:X509Certificate>([^<]*)/.exec(signXades(files[0]!, other, facts))![1]!
      const forged = await changed(/(<ds:X509Certificate>)[^<]*/, `$1${foreign}`)
      expect(forged).toEqual(['certificates', 'signature', 'signer'])
    },
    SIGNATURES_MS,
  )
})

/** The program that canonicalises is started anew for each part of each signature. */
const SIGNATURES_MS = 60_000

const SUBJECT = '/C=ES/O=Casa Jara, Eventos & Más S. L./CN=89890001K ELENA MONTES'

const sumOf = (xml: string, amount: RegExp): number =>
  [...xml.matchAll(amount)].reduce((sum, [, euros]) => sum + Math.round(Number(euros) * 100), 0)
