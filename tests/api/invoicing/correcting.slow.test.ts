import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { invoicesOf, RECIPIENT } from '../../support/invoicing.ts'
import { wordsOf } from '../../support/outside/pdf.ts'
import { startTaxAgency } from '../../support/outside/tax-agency.ts'
import { useTestApp } from '../../support/test-app.ts'

const agency = await startTaxAgency()
const app = useTestApp({ taxAgency: () => ({ service: agency.service, ca: agency.authority }) })
const year = new Date().getFullYear() % 100
const NO_ONE = '0198c0de-0000-7000-8000-00000000dead'

afterAll(() => agency.close())
beforeEach(() => {
  agency.state.waitSeconds = 0
  agency.state.faults.clear()
  agency.invoices.clear()
})

/** A planner whose wedding has one invoice of 1,140.00 €. */
async function withInvoice(total = 114_000) {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const charges = [{ concept: 'Reserva', total, dueOn: '2026-02-01' }]
  const account = await books.agree(weddingId, charges)
  await books.saveIssuer()
  const invoices = invoicesOf(planner)
  const file = agency.certificate.pfx.toString('base64')
  await invoices.switchOn({ file, password: agency.certificate.passphrase })
  const chargeId = account.charges[0]!.id
  const { id, number } = (await invoices.issue(chargeId)).body
  await app.runJobs()
  return { books, invoices, chargeId, id, number, weddingId }
}

const chargeOf = async ({ books, weddingId }: Awaited<ReturnType<typeof withInvoice>>) =>
  (await books.accountOf(weddingId)).charges[0]!

describe('an invoice that is wrong', () => {
  it('is corrected twice, by a difference and then in its place, and the books follow to the cent', async () => {
    const world = await withInvoice(10_000)
    const { invoices, id } = world
    const sums = async () =>
      (await invoices.read()).invoices.map(({ base, vat, total }) => [base, vat, total])
    await invoices.correct(id, { method: 'difference', total: 9_999 })
    // Rounded by itself, a difference of -1 cent would have a base of -1: books and invoices would be a cent apart.
    expect((await chargeOf(world)).total).toBe(9_999)
    expect(await sums()).toEqual([
      [0, -1, -1],
      [8_264, 1_736, 10_000],
    ])
    const replacing = (await invoices.correct(id, { method: 'substitution', total: 9_000 })).body
    expect(agency.messages.at(-1) ?? '').not.toContain('BaseRectificada')
    await app.runJobs()
    expect(agency.messages.at(-1)).toContain('<sf:BaseRectificada>82.64</sf:BaseRectificada>')
    expect((await chargeOf(world)).total).toBe(9_000)
    await invoices.cancel(replacing.id)
    expect((await chargeOf(world)).total).toBe(9_999)
  })

  it('is corrected by another in its place, which says which and why', async () => {
    const { invoices, id, number } = await withInvoice()
    const recipient = { ...RECIPIENT, address: 'Calle Betis, 41' }
    const wished = { id: randomUUID(), recipient }
    const answer = await invoices.correct(id, wished)
    expect(answer.body.number).toBe(`R${year}-0001`)
    expect((await invoices.correct(id, wished)).body).toEqual(answer.body)
    await app.runJobs()
    const { invoices: all, chain } = await invoices.read()
    expect(all[0]).toMatchObject({ type: 'R4', total: 114_000, state: 'accepted', recipient })
    expect(all[0]!.correction).toMatchObject({ number, method: 'substitution' })
    expect(all[1]).toMatchObject({ state: 'corrected', correctedBy: `R${year}-0001` })
    expect(chain).toMatchObject({ records: 2, fault: null })
    expect(agency.messages.at(-1)).toContain('<sf:TipoRectificativa>S</sf:TipoRectificativa>')
    expect(agency.messages.at(-1)).toContain('<sf:BaseRectificada>942.15</sf:BaseRectificada>')
    const pdf = new Uint8Array(await (await invoices.pdf(answer.body.id)).arrayBuffer())
    const [words] = await wordsOf(pdf)
    expect(words).toContain('Factura rectificativa')
    expect(words).toContain(`Rectifica la factura ${number}`)
    expect(words).toContain('La dirección estaba mal')
    expect((await invoices.correct(id)).body.code).toBe('INVOICE_IS_REPLACED')
  })

  it('is corrected by the difference, and the charge in the books follows to the cent', async () => {
    const given = await withInvoice()
    const { books, invoices, id, chargeId } = given
    const difference = { method: 'difference', total: 89_800, reason: 'Descuento' }
    expect((await invoices.correct(id, { ...difference, total: 114_000 })).body.code).toBe(
      'NOTHING_CORRECTED',
    )
    expect((await invoices.correct(id, difference)).status).toBe(200)
    await app.runJobs()
    const { invoices: all } = await invoices.read()
    expect(all[0]).toMatchObject({ type: 'R1', total: -24_200, base: -20_000, vat: -4200, state: 'accepted' })
    expect(await chargeOf(given)).toMatchObject({ total: 89_800 })
    expect(agency.messages.at(-1)).toContain('<sf:TipoRectificativa>I</sf:TipoRectificativa>')
    expect((await invoices.correct(all[0]!.id)).body.code).toBe('INVOICE_IS_REPLACED')
    expect((await invoices.issue(chargeId)).body.code).toBe('CHARGE_IS_INVOICED')
    expect((await books.read()).accounts[0]!.charges).toHaveLength(1)
  })

  it('is taken back whole by a difference, after which its charge may be invoiced anew', async () => {
    const { invoices, id, chargeId } = await withInvoice()
    await invoices.correct(id, { method: 'difference', total: 0, reason: 'No hubo boda' })
    const { invoices: all } = await invoices.read()
    expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(0)
    expect((await invoices.issue(chargeId)).status).toBe(200)
  })

  it('asks for a reason and a client, and is one of the own', async () => {
    const { invoices, id } = await withInvoice()
    expect((await invoices.correct(id, { reason: ' ' })).status).toBe(400)
    expect((await invoices.correct(id, { total: -1 })).status).toBe(400)
    expect((await invoices.correct(id, { recipient: null })).body.code).toBe('RECIPIENT_NEEDED')
    expect((await invoices.correct(id, { recipient: { ...RECIPIENT, nif: '1' } })).body.code).toBe(
      'NIF_IS_WRONG',
    )
    expect((await invoices.correct(NO_ONE)).status).toBe(404)
    const other = await withInvoice()
    expect((await other.invoices.correct(id)).status).toBe(404)
    expect((await other.invoices.cancel(id)).status).toBe(404)
  })

  it('is cancelled with its number kept, and the charge is free again', async () => {
    const { invoices, id, chargeId } = await withInvoice()
    expect((await invoices.cancel(id)).status).toBe(200)
    expect((await invoices.cancel(id)).status).toBe(200)
    await app.runJobs()
    expect((await invoices.read()).invoices[0]).toMatchObject({ state: 'cancelled', isCancelled: true })
    expect((await invoices.correct(id)).body.code).toBe('INVOICE_IS_REPLACED')
    expect((await invoices.issue(chargeId)).body.number).toBe(`A${year}-0002`)
    expect((await invoices.read()).chain).toMatchObject({ records: 3, fault: null })
  })
})
