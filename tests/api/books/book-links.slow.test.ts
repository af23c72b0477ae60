import { describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf, THREE_INSTALMENTS } from '../../support/books.ts'
import { wordsOf } from '../../support/outside/pdf.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const DAY = 86_400_000

/** A planner whose brand is 'Casa Jara', with a wedding that has paid its reservation and has a receipt of it. */
async function withReceipt() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  await planner.call('PUT', '/api/planner/branding', { brandName: 'Casa Jara', brandColor: '#1e4d37' })
  const weddingId = await planner.createWedding('Paula & Andrés', '2026-12-12')
  const books = booksOf(planner)
  const account = await books.agree(weddingId, THREE_INSTALMENTS)
  await books.saveIssuer()
  await books.saveClient(account.id!)
  const paymentId = (await books.pay(account.charges[0]!.id, 135_000)).body.id
  const receipt = (await books.issue(paymentId)).body
  return { planner, books, account, accountId: account.id!, paymentId, receipt }
}

const open = (path: string) => app.fetch(path)
const pdfOf = async (response: Response) =>
  (await wordsOf(new Uint8Array(await response.arrayBuffer()))).join(' ')

describe('the link of a statement', () => {
  it('shows what was agreed, paid and is left, in the brand of the planner, and never a reversed payment', async () => {
    const { books, accountId, account } = await withReceipt()
    const wrong = (await books.pay(account.charges[1]!.id, 77_700)).body.id
    await books.reverse(wrong)
    const { path } = (await books.openLink({ kind: 'statement', accountId })).body
    const response = await open(path)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
    const words = await pdfOf(response)
    expect(words).toContain('Casa Jara')
    expect(words).toContain('NIF B00000000')
    expect(words).toContain('Liquidación')
    expect(words).toContain('4.500,00')
    expect(words).toContain('3.150,00')
    expect(words).toContain(account.reference)
    expect(words).not.toContain('777,00')
    expect(words.toLowerCase()).not.toContain('factura')
  })

  it('stays the same when it is asked for again, and leads nowhere once it is renewed or revoked', async () => {
    const { books, accountId } = await withReceipt()
    const { id, path } = (await books.openLink({ kind: 'statement', accountId })).body
    expect((await books.openLink({ kind: 'statement', accountId })).body.path).toBe(path)
    const renewed = (await books.renewLink(id)).body.path
    expect((await open(path)).status).toBe(404)
    expect((await open(renewed)).status).toBe(200)
    expect((await books.revokeLink(id)).status).toBe(200)
    expect((await open(renewed)).status).toBe(404)
    expect((await open('/cuentas/x')).status).toBe(404)
  })

  it('leads nowhere while its owner is no planner, and opens again when they are one', async () => {
    const { planner, books, accountId } = await withReceipt()
    const { path } = (await books.openLink({ kind: 'statement', accountId })).body
    const become = (role: string) => planner.post('/api/subscription/role', { role, acceptsProcessing: true })
    expect((await become('couple')).status).toBe(200)
    expect((await open(path)).status).toBe(404)
    expect((await become('planner')).status).toBe(200)
    expect((await open(path)).status).toBe(200)
  })

  it('ends after ninety days, and begins anew when it is opened again', async () => {
    const { planner, books, accountId } = await withReceipt()
    const { path } = (await books.openLink({ kind: 'statement', accountId })).body
    app.setClock(new Date(Date.now() + 91 * DAY))
    expect((await open(path)).status).toBe(404)
    await planner.signIn()
    const again = (await books.openLink({ kind: 'statement', accountId })).body.path
    expect(again).not.toBe(path)
    expect((await open(again)).status).toBe(200)
    app.setClock(null)
  })

  it('is mailed with the brand, and says when it was sent', async () => {
    const { books, accountId } = await withReceipt()
    const { id, path } = (await books.openLink({ kind: 'statement', accountId })).body
    expect((await books.sendLink(id, 'no es un email')).status).toBe(422)
    await books.sendLink(id, 'paula@correo.example')
    const mail = (await mailsTo(app, 'paula@correo.example')).at(-1)!
    expect(mail.text).toContain(path)
    expect(mail.text).toContain('Casa Jara')
    const { accounts } = await books.read()
    expect(accounts[0]!.links[0]).toMatchObject({ sentAt: expect.any(String) })
  })
})

describe('a receipt as PDF', () => {
  it('says number, parties, base and tax, and is for its planner and its link alone', async () => {
    const { planner, books, accountId, receipt } = await withReceipt()
    const at = `/api/planner/books/receipts/${receipt.id}/pdf`
    const own = await app.fetch(at, { headers: { cookie: planner.cookie } })
    expect(own.status).toBe(200)
    const words = await pdfOf(own)
    for (const said of [
      receipt.number,
      'Lucía Herrera Vidal',
      'NIF 12345678Z',
      '1.115,70',
      '234,30',
      '1.350,00',
    ])
      expect(words).toContain(said)
    expect(words.toLowerCase()).not.toContain('factura')
    const other = await signedUp(app, 'Raúl Ferrer', 'planner')
    const couple = await signedUp(app, 'Paula Ríos', 'couple')
    expect((await app.fetch(at, { headers: { cookie: other.cookie } })).status).toBe(404)
    expect((await app.fetch(at, { headers: { cookie: couple.cookie } })).status).toBe(403)
    expect((await app.fetch(at)).status).toBe(401)
    const statement = `/api/planner/books/accounts/${accountId}/statement`
    expect((await app.fetch(statement, { headers: { cookie: other.cookie } })).status).toBe(404)
    const { path } = (await books.openLink({ kind: 'receipt', accountId, receiptId: receipt.id })).body
    expect(await pdfOf(await open(path))).toContain(receipt.number)
  })
})

describe('reminding the couple by hand', () => {
  it('mails what is due to both of them, once in three days', async () => {
    const { planner, books, accountId, account } = await withReceipt()
    expect((await books.remind(accountId)).body.code).toBe('NOBODY_TO_REMIND')
    const couple = await signedUp(app, 'Paula Ríos', 'couple')
    await planner.letIn(account.weddingId!, couple, 'couple')
    expect((await books.remind(accountId)).body).toEqual({ recipients: 1 })
    const mail = (await mailsTo(app, couple.email)).at(-1)!
    expect(mail.text).toContain('Segundo pago: 1.800,00')
    expect(mail.text).toContain(account.reference)
    expect(await books.remind(accountId)).toMatchObject({ status: 409, body: { code: 'REMINDED_LATELY' } })
    app.setClock(new Date(Date.now() + 3 * DAY + 1000))
    expect((await books.remind(accountId)).status).toBe(200)
    app.setClock(null)
  })
})
