import { describe, expect, it } from 'vitest'
import { addShares } from '#domain/books/tax.ts'
import { issueReceipt } from '#server/areas/books/receipts.commands.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

/** A planner who has noted so many payments of one euro each. */
async function withPayments(count: number, parties = true) {
  const planner: Person = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Paula & Andrés', '2026-12-12')
  const books = booksOf(planner)
  const charges = Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
    ...{ concept: `Pago ${index + 1}`, total: 1_000, dueOn: '2026-02-01' },
  }))
  const account = count > 0 ? await books.agree(weddingId, charges) : await books.accountOf(weddingId)
  if (parties && account.id) {
    await books.saveIssuer()
    await books.saveClient(account.id!)
  }
  const payments: string[] = []
  for (let index = 0; index < count; index += 1)
    payments.push((await books.pay(account.charges[Math.floor(index / 10)]!.id, 100)).body.id)
  return { planner, weddingId, books, account, payments }
}

/** A busy server answers 503 at once, and the app asks again. */
async function untilServed(books: ReturnType<typeof booksOf>, paymentId: string) {
  let answer = await books.issue(paymentId)
  while (answer.status === 503) answer = await books.issue(paymentId)
  return answer
}

const year = new Date().getFullYear() % 100

describe('the series of receipts', () => {
  it('has no gap and no number twice when fifty are made at once, some of them again', async () => {
    const { books, payments } = await withPayments(50)
    const answers = await Promise.all(
      [...payments, ...payments.slice(0, 10)].map((id) => untilServed(books, id)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { receipts } = await books.read()
    const expected = Array.from(
      { length: 50 },
      (_, index) => `J${year}-${String(50 - index).padStart(4, '0')}`,
    )
    expect(receipts.map(({ number }) => number)).toEqual(expected)
    expect(new Set(receipts.map(({ entryId }) => entryId)).size).toBe(50)
  }, 60_000)

  it('has none either among fifty writers of other processes, of which some give up while they wait', async () => {
    const { planner, books, payments } = await withPayments(50)
    const { db, clock } = app.platform
    const ownerId = mintBookOwnerId(planner.userId)
    const answers = await Promise.allSettled(payments.map((id) => issueReceipt(db, clock, ownerId, id)))
    const made = answers.filter(({ status }) => status === 'fulfilled').length
    const numbers = (await books.read()).receipts.map(({ number }) => Number(number.slice(-4)))
    expect(made).toBeGreaterThan(0)
    expect(numbers).toEqual(Array.from({ length: made }, (_, index) => made - index))
  }, 60_000)

  it('begins anew for each planner and each year, and is left whole by what fails', async () => {
    const { planner, books, payments } = await withPayments(3)
    expect((await books.issue(payments[0]!)).body.number).toBe(`J${year}-0001`)
    expect((await books.issue('0198c0de-0000-7000-8000-00000000dead')).status).toBe(404)
    expect((await books.issue(payments[1]!)).body.number).toBe(`J${year}-0002`)
    app.setClock(new Date(new Date().getFullYear() + 1, 5, 1))
    await planner.signIn()
    expect((await books.issue(payments[2]!)).body.number).toBe(`J${year + 1}-0001`)
    app.setClock(null)
  })
})

describe('a receipt', () => {
  it('asks who it is from and whom it is for', async () => {
    const { books, account, payments } = await withPayments(1, false)
    const missing = async () => (await books.issue(payments[0]!)).body.code
    expect(await missing()).toBe('ISSUER_UNKNOWN')
    await books.saveIssuer()
    expect(await missing()).toBe('CLIENT_UNKNOWN')
    await books.saveClient(account.id!)
    expect((await books.issue(payments[0]!)).status).toBe(200)
  })

  it('stays as it was made when the client is another later', async () => {
    const { books, account, payments } = await withPayments(1)
    await books.issue(payments[0]!)
    await books.saveClient(account.id!, { name: 'Otra persona' })
    expect((await books.read()).receipts).toMatchObject([
      { client: { name: 'Lucía Herrera Vidal', nif: '12345678Z' }, amount: 100, concept: 'Pago 1' },
    ])
  })

  it('is for a client whose facts two devices may change, each a part', async () => {
    const { books, account } = await withPayments(1)
    const { client: shown, id } = (await books.read()).accounts.find((one) => one.id === account.id)!
    await books.saveClient(id!, { ...shown, city: 'Huelva' })
    expect((await books.saveClient(id!, { ...shown, name: 'Paula Ríos', from: shown })).status).toBe(200)
    expect((await books.accountOf(account.weddingId!)).client).toMatchObject({
      name: 'Paula Ríos',
      city: 'Huelva',
    })
    const late = await books.saveClient(id!, { ...shown, city: 'Cádiz', from: shown })
    expect(late.body).toMatchObject({ code: 'BOOKS_CONFLICTS', data: { conflicts: ['city'] } })
  })

  it('is from an issuer that is asked about where two devices have written one', async () => {
    const { books } = await withPayments(1)
    const late = await books.saveIssuer({ city: 'Cádiz', from: null })
    expect(late.body).toMatchObject({ code: 'BOOKS_CONFLICTS', data: { conflicts: ['city'] } })
    const { issuer } = await books.read()
    expect((await books.saveIssuer({ city: 'Cádiz', from: issuer })).status).toBe(200)
  })

  it('is annulled by the next number when its payment is reversed, and both add up to nothing', async () => {
    const { books, payments } = await withPayments(2)
    const { number } = (await books.issue(payments[0]!)).body
    await books.reverse(payments[0]!)
    const { receipts } = await books.read()
    expect(receipts).toMatchObject([{ concept: `Anula ${number}: Pago 1`, amount: -100 }, { number }])
    expect(addShares(receipts)).toEqual({ base: 0, vat: 0, irpf: 0 })
    await books.reverse(payments[1]!)
    expect((await books.issue(payments[1]!)).body.code).toBe('PAYMENT_REVERSED')
    expect((await books.read()).receipts).toHaveLength(2)
  })

  it.each(['12345678A', 'B00000001', '', 'no'])('is from nobody with the NIF %j', async (nif) => {
    const { books, account } = await withPayments(0, false).then(async (one) => {
      const agreed = await one.books.agree(one.weddingId, [
        { concept: 'Reserva', total: 100, dueOn: '2026-02-01' },
      ])
      return { ...one, account: agreed }
    })
    expect((await books.saveIssuer({ nif })).body).toMatchObject({ code: 'NIF_IS_WRONG' })
    if (nif) expect((await books.saveClient(account.id!, { nif })).body.code).toBe('NIF_IS_WRONG')
    expect((await books.read()).issuer).toBeNull()
  })
})
