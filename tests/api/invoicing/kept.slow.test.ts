import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { RegisterLine } from '#contract/invoicing-rows.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { keepEventRegister } from '#server/areas/invoicing/keep-event-register.commands.ts'
import { verifiesXades } from '#server/areas/invoicing/xades-signature.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { invoicesOf } from '../../support/invoicing.ts'
import { keptFaults } from '../../support/outside/agency-schema.ts'
import { makeCertificate } from '../../support/outside/certificates.ts'
import { wordsOf } from '../../support/outside/pdf.ts'
import { read } from '../../support/outside/read-zip.ts'
import { signatureFaults } from '../../support/outside/xml-signature.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

afterEach(() => app.setClock(null))

async function keeping(fields: object = {}) {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Inés & Tomás', '2026-12-12')
  const books = booksOf(planner)
  const charges = [1, 2, 3].map((at) => ({ concept: `Pago ${at}`, total: 50_000 * at, dueOn: '2026-02-01' }))
  const account = await books.agree(weddingId, charges)
  await books.saveIssuer()
  const invoices = invoicesOf(planner)
  const switched = await invoices.switchOn({ mode: 'kept', ...fields })
  expect(switched.status).toBe(200)
  const register = async () => (await invoices.register()).body as RegisterLine[]
  const events = async () =>
    (await register()).flatMap(({ kind, words }) => (kind === 'signed' ? [words] : [])).toSorted()
  return { planner, invoices, register, events, charges: account.charges.map(({ id }) => id) }
}

const signedIn = async (table: 'invoice_records' | 'invoicing_event_records', ownerId: string) =>
  (
    await app.db.execute<{ signed: string }>(
      sql`select signed from ${sql.identifier(table)} where owner_id = ${ownerId} order by seq`,
    )
  ).rows.map(({ signed }) => signed)

/** Hours later, as the job of each hour keeps the register of a planner. */
async function keepLater(planner: { userId: string }, hours: number) {
  app.setClock(new Date(Date.now() + hours * HOUR_MS))
  return keepEventRegister(app.platform, mintBookOwnerId(planner.userId))
}

describe('records that are kept', () => {
  it('are signed when an invoice is issued, corrected or cancelled, and none is sent', async () => {
    const { planner, invoices, charges } = await keeping()
    const { body } = await invoices.issue(charges[0]!)
    expect((await invoices.issue(charges[1]!)).status).toBe(200)
    expect((await invoices.correct(body.id)).status).toBe(200)
    await invoices.cancel((await invoices.issue(charges[2]!)).body.id)
    await app.runJobs()
    const shown = await invoices.read()
    expect(shown.settings!.mode).toBe('kept')
    expect(shown.chain).toMatchObject({ records: 5, fault: null, events: 1, faultyEvent: null })
    expect(shown.queue.waiting).toBe(0)
    expect(new Set(shown.invoices.map(({ state }) => state))).toEqual(
      new Set(['kept', 'corrected', 'cancelled']),
    )
    const signed = await signedIn('invoice_records', planner.userId)
    expect(signed).toHaveLength(5)
    expect(await keptFaults(signed, 'SuministroInformacion.xsd')).toEqual([])
    expect(signed[0]).toContain('<sf:TipoUsoPosibleSoloVerifactu>N</sf:TipoUsoPosibleSoloVerifactu>')
    for (const document of signed) expect(await signatureFaults(document)).toEqual([])
  })

  it('are signed with an RSA key too, and a changed letter is seen by their signature', async () => {
    const { planner, invoices, charges } = await keeping({
      file: makeCertificate({ isRsa: true }).toString('base64'),
    })
    await invoices.issue(charges[0]!)
    const [signed] = await signedIn('invoice_records', planner.userId)
    expect(await signatureFaults(signed!)).toEqual([])
    expect(verifiesXades(signed!)).toBe(true)
    expect(verifiesXades(signed!.replace('Factura>A', 'Factura>B'))).toBe(false)
    expect(verifiesXades(signed!.replace(/<ds:Signature .*<\/ds:Signature>/s, ''))).toBe(false)
  })

  it('have papers without the words of those that are sent, and a code that tells the agency of them', async () => {
    const { invoices, charges } = await keeping()
    const { body } = await invoices.issue(charges[0]!)
    const pdf = new Uint8Array(await (await invoices.pdf(body.id)).arrayBuffer())
    const [page] = await wordsOf(pdf)
    expect(page).toContain('QR tributario:')
    expect(page).not.toMatch(/VERI\*FACTU|verificable/)
  })

  it('are refused in words where the certificate cannot sign, and nothing is issued', async () => {
    const { planner, invoices, charges } = await keeping()
    await app.db.execute(
      sql`update invoicing_settings set certificate_expires_at = now() - interval '1 day' where owner_id = ${planner.userId}`,
    )
    expect(await invoices.issue(charges[0]!)).toMatchObject({
      status: 409,
      body: { code: 'RECORD_NOT_SIGNED' },
    })
    expect((await invoices.read()).chain.records).toBe(0)
    expect(await planner.post('/api/planner/invoicing/leaving')).toMatchObject({
      body: { code: 'RECORD_NOT_SIGNED' },
    })
  })
})

describe('the signed register of events', () => {
  it('begins with the mode, and has a check of all and a summary six hours after something was recorded', async () => {
    const { planner, invoices, events, charges } = await keeping()
    await invoices.issue(charges[0]!)
    expect(await keepLater(planner, 0)).toBe(true)
    expect(await events()).toEqual(['01', '03', '05', '10'])
    await invoices.issue(charges[1]!)
    expect(await keepLater(planner, 5)).toBe(false)
    expect(await events()).toHaveLength(4)
    expect(await keepLater(planner, 7)).toBe(true)
    expect(await events()).toEqual(['01', '03', '03', '05', '05', '10', '10'])
    // Nothing was recorded since, so that nothing is summed up.
    expect(await keepLater(planner, 20)).toBe(false)
    expect(await events()).toHaveLength(7)
    const signed = await signedIn('invoicing_event_records', planner.userId)
    expect(await keptFaults(signed, 'EventosSIF.xsd')).toEqual([])
    for (const document of signed) expect(await signatureFaults(document)).toEqual([])
    expect(signed.at(-1)).toContain('<sf:SumaImporteTotalAlta>1000.00</sf:SumaImporteTotalAlta>')
  })

  it.each([
    ['a record', "update invoice_records set record = replace(record, '50000', '40000')", '04'],
    [
      'a signed record',
      "update invoice_records set signed = replace(signed, 'Factura>A', 'Factura>B')",
      '04',
    ],
    ['an event', "update invoicing_event_records set record = replace(record, 'type', 'tipo')", '06'],
    [
      'the moment of an event',
      "update invoicing_event_records set created_at = created_at + interval '1 day'",
      '06',
    ],
    ['the author of an event', 'update invoicing_event_records set created_by = null', '06'],
    ['the hash of an event', "update invoicing_event_records set hash = repeat('0', 64)", '06'],
    [
      'a signed event',
      "update invoicing_event_records set signed = replace(signed, 'Evento>01', 'Evento>02')",
      '06',
    ],
  ])('says that %s was changed', async (_, statement, type) => {
    const { planner, invoices, events, charges } = await keeping()
    await invoices.issue(charges[0]!)
    await app.db.execute('alter table invoice_records disable trigger keep_book_rows')
    await app.db.execute('alter table invoicing_event_records disable trigger keep_book_rows')
    await app.db.execute(`${statement} where owner_id = '${planner.userId}' and seq = 1`)
    await app.db.execute('alter table invoice_records enable trigger keep_book_rows')
    await app.db.execute('alter table invoicing_event_records enable trigger keep_book_rows')
    expect(await keepLater(planner, 7)).toBe(true)
    expect(await events()).toContain(type)
    const found = await signedIn('invoicing_event_records', planner.userId)
    expect(await keptFaults(found.slice(1), 'EventosSIF.xsd')).toEqual([])
  })

  it('has each export, and the file for an inspection has what was signed', async () => {
    const { planner, invoices, events, charges } = await keeping()
    await invoices.issue(charges[0]!)
    const file = await app.fetch('/api/planner/invoicing/records', { headers: { cookie: planner.cookie } })
    const entries = await read(Buffer.from(await file.arrayBuffer()))
    expect(await events()).toEqual(['01', '08', '09'])
    const names = [...entries.keys()]
    expect(names.filter((name) => name.startsWith('eventos/'))).toEqual([
      ...['eventos/000001-01.xml', 'eventos/000002-08.xml', 'eventos/000003-09.xml'],
    ])
    const [record] = names.filter((name) => name.startsWith('registros/'))
    expect(await signatureFaults(entries.get(record!)!.toString())).toEqual([])
  })
})

describe('the mode', () => {
  it('may be left for VERI*FACTU at any time, and what was kept stays so', async () => {
    const { planner, invoices, events, charges } = await keeping()
    const { body } = await invoices.issue(charges[0]!)
    const begin = () => planner.post('/api/planner/invoicing/sending')
    expect(await begin()).toMatchObject({ status: 200, body: { mode: 'sent' } })
    expect((await begin()).status).toBe(200)
    expect(await events()).toEqual(['01', '02'])
    await invoices.issue(charges[1]!)
    const shown = await invoices.read()
    expect(shown.chain).toMatchObject({ records: 2, fault: null })
    expect(shown.invoices.map(({ state }) => state)).toEqual(['waiting', 'kept'])
    // The agency does not know the first one, which its cancellation says.
    await invoices.cancel(body.id)
    const { rows } = await app.db.execute<{ record: string }>(
      sql`select record from invoice_records where owner_id = ${planner.userId} order by seq desc limit 1`,
    )
    expect(JSON.parse(rows[0]!.record)).toMatchObject({ kind: 'cancellation', isUnknown: true })
  })

  it('binds to no year, and is begun again with the same chain', async () => {
    const { planner, invoices, events, charges } = await keeping()
    await invoices.issue(charges[0]!)
    expect((await planner.post('/api/planner/invoicing/leaving')).status).toBe(200)
    expect((await invoices.switchOn({ mode: 'kept' })).status).toBe(200)
    await invoices.issue(charges[1]!)
    expect(await events()).toEqual(['01', '01', '02'])
    expect((await invoices.read()).chain).toMatchObject({ records: 2, fault: null, faultyEvent: null })
  })
})
