import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { downloadRecords } from '#server/areas/invoicing/download-records.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { invoicesOf } from '../../support/invoicing.ts'
import { read } from '../../support/outside/read-zip.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

/** A planner who invoices, with two charges. */
async function issuing() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const charges = [1, 2].map((at) => ({ concept: `Pago ${at}`, total: 50_000, dueOn: '2026-02-01' }))
  const account = await books.agree(weddingId, charges)
  await books.saveIssuer()
  const invoices = invoicesOf(planner)
  await invoices.switchOn()
  return { planner, invoices, charges: account.charges.map(({ id }) => id) }
}

const take = async (planner: Person) => {
  const answer = await app.fetch('/api/planner/invoicing/records', { headers: { cookie: planner.cookie } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, entries: answer.ok ? await read(bytes) : new Map<string, Buffer>() }
}
const close = (planner: Person) => planner.post('/api/account/deletion', { word: 'eliminar' })
const REFUSED = { status: 409, body: { code: 'INVOICE_RECORDS_NOT_TAKEN' } }

describe('the file for an inspection', () => {
  it('has each record as XML in the order of the chain, and the event register', async () => {
    const { planner, invoices, charges } = await issuing()
    for (const charge of charges) await invoices.issue(charge)
    const { invoices: all } = await invoices.read()
    const [second, first] = all
    await invoices.cancel(second!.id)
    const { entries } = await take(planner)
    expect([...entries.keys()]).toEqual([
      `registros/000001-alta-${first!.number}.xml`,
      `registros/000002-alta-${second!.number}.xml`,
      `registros/000003-anulacion-${second!.number}.xml`,
      'eventos.json',
      `facturas/${first!.number}.pdf`,
      `facturas/${second!.number}.pdf`,
    ])
    expect(entries.get(`facturas/${first!.number}.pdf`)!.subarray(0, 5).toString()).toBe('%PDF-')
    const text = (name: string) => entries.get(name)!.toString('utf8')
    expect(text(`registros/000001-alta-${first!.number}.xml`)).toContain(
      `<sf:Huella>${first!.hash}</sf:Huella>`,
    )
    expect(text(`registros/000002-alta-${second!.number}.xml`)).toContain(
      `<sf:RegistroAnterior><sf:IDEmisorFactura>B00000000</sf:IDEmisorFactura><sf:NumSerieFactura>${first!.number}</sf:NumSerieFactura>`,
    )
    const kinds = JSON.parse(text('eventos.json')).map(({ kind }: { kind: string }) => kind)
    expect(kinds.toSorted()).toEqual(['cancellation', 'issue', 'issue', 'switchedOn'])
    const register = (await invoices.register()).body
    expect(register.map(({ kind }: { kind: string }) => kind)).toContain('recordsTaken')
  })

  it('is there once there is a record', async () => {
    const { planner } = await issuing()
    expect((await take(planner)).status).toBe(404)
  })
})

describe('the account of a planner who has issued invoices', () => {
  it('is deleted after the records were downloaded, each of them', async () => {
    const { planner, invoices, charges } = await issuing()
    await invoices.issue(charges[0]!)
    expect(await close(planner)).toMatchObject(REFUSED)
    expect((await planner.get('/api/profile')).status).toBe(200)
    await take(planner)
    await invoices.issue(charges[1]!)
    expect(await close(planner)).toMatchObject(REFUSED)
    await take(planner)
    expect((await close(planner)).status).toBe(200)
  })

  it('is not deleted where the download was broken off', async () => {
    const { planner, invoices, charges } = await issuing()
    await invoices.issue(charges[0]!)
    const ownerId = mintBookOwnerId(planner.userId)
    const asked = { platform: app.platform, ownerId, params: {}, input: undefined as never }
    const opened = (await downloadRecords(asked)) as { contents: Readable }
    await once(opened.contents, 'readable')
    opened.contents.destroy()
    await once(opened.contents, 'close')
    expect(await close(planner)).toMatchObject(REFUSED)
  })

  it('is deleted without a download when there is no record', async () => {
    const { planner } = await issuing()
    expect((await close(planner)).status).toBe(200)
  })
})
