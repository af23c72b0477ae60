import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addStandings, standingOf } from '#domain/books/ledger.ts'
import { purgeDeletedWeddings } from '#server/areas/weddings/delete-wedding.ts'
import { signedUp } from '../../support/accounts/person.ts'
import { booksOf, THREE_INSTALMENTS } from '../../support/books.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

/** A planner with a wedding of their own. */
async function newBooks(eventDate: string | null = '2026-12-12') {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Paula & Andrés', eventDate)
  const books = booksOf(planner)
  return { planner, weddingId, books }
}

const DAY = 86_400_000

describe('a fee in instalments', () => {
  it('is agreed as a whole, by date and by days before the wedding', async () => {
    const { books, weddingId } = await newBooks()
    expect(await books.accountOf(weddingId)).toMatchObject({ id: null, charges: [] })
    const { charges } = await books.agree(weddingId, THREE_INSTALMENTS)
    expect(charges).toMatchObject([
      { concept: 'Reserva', total: 135_000, dueOn: '2026-02-01', vatRate: 21, createdBy: 'Elena Marín' },
      { concept: 'Segundo pago', daysBefore: 90, kind: 'instalment' },
      { concept: 'Último pago', daysBefore: 30 },
    ])
  })

  it('moves with the wedding, and keeps its last date when the planner leaves', async () => {
    const { planner, books, weddingId } = await newBooks()
    await books.agree(weddingId, THREE_INSTALMENTS)
    await planner.patch(`/api/weddings/${weddingId}`, { eventDate: '2027-06-12', name: 'Paula & Andrés' })
    expect((await books.accountOf(weddingId)).eventDate).toBe('2027-06-12')
    const couple = await signedUp(app, 'Paula Ríos', 'couple')
    await planner.letIn(weddingId, couple, 'couple')
    await planner.delete(`/api/weddings/${weddingId}/members/me`)
    await couple.patch(`/api/weddings/${weddingId}`, { name: 'Paula y nadie más', eventDate: '2028-01-01' })
    const [account] = (await books.read()).accounts
    expect(account).toMatchObject({
      weddingId: null,
      weddingName: 'Paula & Andrés',
      eventDate: '2027-06-12',
      charges: [{}, {}, {}],
    })
  })

  it('is sent again without being there twice', async () => {
    const { books, weddingId } = await newBooks()
    const id = '0198c0de-0000-7000-8000-00000000c0b0'
    await books.agree(weddingId, [{ ...THREE_INSTALMENTS[0], id }])
    const { charges } = await books.agree(weddingId, [{ ...THREE_INSTALMENTS[0], id }])
    expect(charges).toHaveLength(1)
  })

  it.each([
    ['a negative amount', { total: -1 }],
    ['nothing', { total: 0 }],
    ['1e12', { total: 1e12 }],
    ['a fraction of a cent', { total: 4500.555 }],
    ['an amount as text', { total: '4500' }],
    ['no day', { dueOn: null }],
    ['two days', { daysBefore: 30 }],
    ['a day that does not exist', { dueOn: '2026-02-30' }],
    ['a rate that does not exist', { vatRate: 20 }],
    ['a blank concept', { concept: ' ' }],
  ])('%s is refused and nothing is written', async (_, fields) => {
    const { books, weddingId } = await newBooks()
    const charges = [THREE_INSTALMENTS[0], { ...THREE_INSTALMENTS[0], ...fields }]
    expect((await books.add({ weddingId, charges })).status).toBe(400)
    expect(await books.accountOf(weddingId)).toMatchObject({ id: null, charges: [] })
  })

  it('is changed by a new version, and tells how it was before and by whom', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const fields = { concept: 'Reserva', total: 140_000, dueOn: '2026-03-01' }
    expect((await books.change(charges[0]!.id, fields)).status).toBe(200)
    expect((await books.accountOf(weddingId)).charges[0]).toMatchObject({
      total: 140_000,
      dueOn: '2026-03-01',
      formerly: [{ total: 135_000, dueOn: '2026-02-01', createdBy: 'Elena Marín' }],
    })
  })

  it('cannot become less than was paid, nor have other rates then, nor be withdrawn', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const { id } = charges[0]!
    const paid = (await books.pay(id, 100_000)).body
    const fields = { concept: 'Reserva', dueOn: '2026-02-01' }
    expect(await books.change(id, { ...fields, total: 99_999 })).toMatchObject({
      status: 409,
      body: { code: 'CHARGE_IS_PAID' },
    })
    expect((await books.change(id, { ...fields, total: 135_000, vatRate: 10 })).status).toBe(409)
    expect((await books.change(id, { ...fields, total: 100_000 })).status).toBe(200)
    expect(await books.withdraw(id)).toMatchObject({ status: 409, body: { code: 'CHARGE_HAS_PAYMENTS' } })
    await books.reverse(paid.id)
    expect((await books.withdraw(id)).status).toBe(200)
    expect((await books.accountOf(weddingId)).charges).toMatchObject([
      { isWithdrawn: true, total: 0, entries: [{ amount: 100_000 }, { amount: -100_000 }] },
    ])
  })

  it('keeps what another device has changed of other parts since the change began', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const { id } = charges[0]!
    const shown = { concept: 'Reserva', total: 135_000, dueOn: '2026-02-01' }
    await books.change(id, { ...shown, total: 140_000 })
    expect((await books.change(id, { ...shown, dueOn: '2026-03-01', from: shown })).status).toBe(200)
    const [charge] = (await books.accountOf(weddingId)).charges
    expect(charge).toMatchObject({ total: 140_000, dueOn: '2026-03-01' })
  })

  it('is asked about where both devices have changed the same, and stays until that is settled', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const { id } = charges[0]!
    const shown = { concept: 'Reserva', total: 135_000, dueOn: '2026-02-01' }
    await books.change(id, { ...shown, total: 140_000 })
    const late = await books.change(id, { ...shown, total: 130_000, from: shown })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'BOOKS_CONFLICTS', data: { conflicts: ['total'], stored: { total: 140_000 } } },
    })
    expect((await books.accountOf(weddingId)).charges[0]).toMatchObject({ total: 140_000 })
    const { stored } = late.body.data
    expect((await books.change(id, { ...shown, total: 130_000, from: stored })).status).toBe(200)
  })

  it('that was withdrawn comes back as it was', async () => {
    const { planner, books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const { id } = charges[0]!
    const path = `/api/planner/books/charges/${id}/restoration`
    expect((await planner.post(path)).status).toBe(404)
    await books.withdraw(id)
    expect((await planner.post(path)).status).toBe(200)
    expect((await books.accountOf(weddingId)).charges).toMatchObject([{ id, total: 135_000 }])
  })

  it('that was withdrawn without a payment is gone from the list', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    await books.withdraw(charges[0]!.id)
    expect((await books.accountOf(weddingId)).charges).toEqual([])
    expect((await books.withdraw(charges[0]!.id)).status).toBe(404)
  })
})

describe('payments', () => {
  it('are noted whole or in parts, with what they consist of', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [
      { concept: 'Último pago', total: 114_000, dueOn: '2026-11-12' },
    ])
    const { id } = charges[0]!
    await books.pay(id, 14_000, { method: 'bizum', note: 'A cuenta' })
    await books.pay(id, 100_000)
    const { entries } = (await books.accountOf(weddingId)).charges[0]!
    expect(entries).toMatchObject([
      { amount: 14_000, method: 'bizum', note: 'A cuenta', createdBy: 'Elena Marín', vatRate: 21 },
      { amount: 100_000 },
    ])
    expect(entries.reduce((sum, { base }) => sum + base, 0)).toBe(94_215)
    expect(entries.reduce((sum, { vat }) => sum + vat, 0)).toBe(19_785)
  })

  it('of a company are less what it keeps back for IRPF', async () => {
    const { books, weddingId } = await newBooks()
    const charge = { concept: 'Evento', total: 121_000, irpfRate: 15, dueOn: '2026-11-12' }
    const { charges } = await books.agree(weddingId, [charge])
    expect(await books.pay(charges[0]!.id, 106_001)).toMatchObject({ status: 409 })
    await books.pay(charges[0]!.id, 106_000)
    const [entry] = (await books.accountOf(weddingId)).charges[0]!.entries
    expect(entry).toMatchObject({ base: 100_000, vat: 21_000, irpf: 15_000, irpfRate: 15 })
  })

  it('never exceed what is left, also when many come at once', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const answers = await Promise.all(Array.from({ length: 10 }, () => books.pay(charges[0]!.id, 30_000)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'PAYMENT_TOO_LARGE' })
    const account = await books.accountOf(weddingId)
    expect(standingOf(account, '2026-11-20')).toMatchObject({ received: 120_000, overdue: 15_000 })
  })

  it.each([
    [
      'before there is a charge',
      { chargeId: '0198c0de-0000-7000-8000-00000000dead' },
      404,
      'CHARGE_NOT_FOUND',
    ],
    ['in the future', { paidOn: '2199-01-01' }, 422, 'PAYMENT_IN_FUTURE'],
    ['of more than is left', { amount: 135_001 }, 409, 'PAYMENT_TOO_LARGE'],
    ['of nothing', { amount: 0 }, 400, 'BAD_REQUEST'],
    ['of a negative amount', { amount: -5 }, 400, 'BAD_REQUEST'],
    ['of 1e12', { amount: 1e12 }, 400, 'BAD_REQUEST'],
    ['of a fraction of a cent', { amount: 10.5 }, 400, 'BAD_REQUEST'],
    ['in a way that does not exist', { method: 'bitcoin' }, 400, 'BAD_REQUEST'],
  ])('%s are refused', async (_, { chargeId, ...fields }: Record<string, unknown>, status, code) => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const answer = await books.pay((chargeId as string) ?? charges[0]!.id, 10_000, fields)
    expect(answer).toMatchObject({ status, body: { code } })
    expect((await books.accountOf(weddingId)).charges[0]!.entries).toEqual([])
  })

  it('that were wrong are reversed once, by an entry, and never changed', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const { id } = (await books.pay(charges[0]!.id, 135_000)).body
    expect((await books.reverse(id, { reason: 'Era de otra boda' })).status).toBe(200)
    expect(await books.reverse(id)).toMatchObject({ status: 409, body: { code: 'PAYMENT_REVERSED' } })
    const { entries } = (await books.accountOf(weddingId)).charges[0]!
    expect(entries).toMatchObject([
      { amount: 135_000, reverses: null },
      { amount: -135_000, reverses: id, note: 'Era de otra boda', createdBy: 'Elena Marín' },
    ])
    expect((await books.reverse(entries[1]!.id)).status).toBe(409)
    expect((await books.pay(charges[0]!.id, 135_000)).status).toBe(200)
    for (const table of ['book_entries', 'book_charge_versions']) {
      const changing = app.db.execute(sql`update ${sql.raw(table)} set created_at = now()`)
      await expect(changing).rejects.toMatchObject({ cause: { message: /are never changed/ } })
    }
  })

  it('of one movement of the bank are noted once, and again after a reversal', async () => {
    const { books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, THREE_INSTALMENTS)
    const bankKey = 'a0b1c2d3e4f56789'
    const answers = await Promise.all(charges.map(({ id }) => books.pay(id, 50_000, { bankKey })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { id } = answers.find(({ status }) => status === 200)!.body
    await books.reverse(id)
    expect((await books.pay(charges[0]!.id, 50_000, { bankKey })).status).toBe(200)
  })

  it('keep the files that prove them, for their planner alone', async () => {
    const { planner, books, weddingId } = await newBooks()
    const { charges } = await books.agree(weddingId, [THREE_INSTALMENTS[0]!])
    const { id } = (await books.pay(charges[0]!.id, 135_000)).body
    const at = `/api/planner/books/payments/${id}/files`
    const sent = await planner.sendBytes(`${at}?name=transferencia.pdf`, Buffer.from('%PDF-1.7'))
    expect(sent).toMatchObject({ status: 201, body: { name: 'transferencia.pdf', size: 8 } })
    const { url } = (await planner.get(`${at}/${sent.body.id}`)).body
    expect(await (await app.fetch(url)).text()).toBe('%PDF-1.7')
    expect((await cast.raul.get(`${at}/${sent.body.id}`)).status).toBe(404)
    expect((await cast.raul.sendBytes(`${at}?name=a.pdf`, Buffer.from('x'))).status).toBe(404)
    expect((await planner.sendBytes(`${at}?name=a.pdf`, Buffer.from(''))).status).toBe(422)
    for (let count = 1; count < 5; count += 1) await planner.sendBytes(`${at}?name=a.pdf`, Buffer.from('x'))
    expect((await planner.sendBytes(`${at}?name=a.pdf`, Buffer.from('x'))).status).toBe(409)
    expect((await books.accountOf(weddingId)).charges[0]!.entries[0]!.files).toHaveLength(5)
  })
})

describe('a wedding that is deleted with open charges', () => {
  it('stays in the books with its name and date, and nothing of its guests', async () => {
    const { planner, books, weddingId } = await newBooks()
    await books.agree(weddingId, THREE_INSTALMENTS)
    await planner.addGuest(weddingId, 'Carmen Invitada')
    await planner.delete(`/api/weddings/${weddingId}`, { name: 'Paula & Andrés' })
    app.setClock(new Date(Date.now() + 8 * DAY))
    await app.db.transaction((tx) => purgeDeletedWeddings(tx, app.platform.clock))
    app.setClock(null)
    const { accounts } = await books.read()
    expect(accounts).toMatchObject([
      { weddingId: null, weddingName: 'Paula & Andrés', eventDate: '2026-12-12', charges: [{}, {}, {}] },
    ])
    expect(addStandings(accounts.map((one) => standingOf(one, '2026-11-20'))).agreed).toBe(450_000)
    expect(JSON.stringify(accounts)).not.toContain('Carmen')
    expect((await books.pay(accounts[0]!.charges[0]!.id, 135_000)).status).toBe(200)
  })
})

describe('whose books they are', () => {
  it('are those of the planner alone: not of the couple, nor of another planner of the same wedding', async () => {
    const elena = booksOf(cast.elena)
    const { id, charges } = await elena.agree(cast.weddingId, THREE_INSTALMENTS)
    expect(await cast.lucia.get('/api/planner/books')).toMatchObject({ status: 403 })
    const second = await signedUp(app, 'Bea Soto', 'planner')
    await cast.lucia.letIn(cast.weddingId, second, 'planner')
    const theirs = booksOf(second)
    expect(await theirs.accountOf(cast.weddingId)).toMatchObject({ id: null, charges: [] })
    const chargeId = charges[0]!.id
    const paymentId = (await elena.pay(chargeId, 1_000)).body.id
    await elena.saveIssuer()
    await elena.saveClient(id!)
    const receiptId = (await elena.issue(paymentId)).body.id
    const linkId = (await elena.openLink({ kind: 'statement', accountId: id })).body.id
    const fields = { concept: 'x', total: 1, dueOn: '2026-01-01' }
    const tries = [
      () => theirs.add({ accountId: id, charges: [fields] }),
      () => theirs.change(chargeId, fields),
      () => theirs.withdraw(chargeId),
      () => theirs.pay(chargeId, 1),
      () => theirs.reverse(paymentId),
      () => theirs.issue(paymentId),
      () => theirs.saveClient(id!),
      () => theirs.openLink({ kind: 'statement', accountId: id }),
      () => theirs.openLink({ kind: 'receipt', accountId: id, receiptId }),
      () => theirs.renewLink(linkId),
      () => theirs.revokeLink(linkId),
      () => theirs.sendLink(linkId, 'x@correo.example'),
      () => theirs.remind(id!),
      () => theirs.add({ weddingId: cast.otherWeddingId, charges: [fields] }),
    ]
    for (const attempt of tries) expect((await attempt()).status).toBe(404)
    expect((await elena.accountOf(cast.weddingId)).charges[0]).toMatchObject({ entries: [{ amount: 1_000 }] })
    // A row with the id of another planner's row is one of one's own.
    const same = await theirs.add({ weddingId: cast.weddingId, charges: [{ ...fields, id: chargeId }] })
    expect(same.status).toBe(200)
    expect((await elena.accountOf(cast.weddingId)).charges).toHaveLength(3)
  })
})
