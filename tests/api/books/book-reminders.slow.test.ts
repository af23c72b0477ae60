import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { remindOfBooks } from '#server/areas/books/remind-books.commands.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { booksOf } from '../../support/books.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
const DAY = 86_400_000

/** Lets the job run so many days from now. */
async function dayAfter(days: number) {
  app.setClock(new Date(Date.now() + days * DAY))
  await remindOfBooks(app.platform)
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

describe('what is due', () => {
  it('is told to the planner, and to the couple when it is switched on, by bell and mail, once in three days at most', async () => {
    const planner = await signedUp(app, 'Elena Marín', 'planner')
    const couple = await signedUp(app, 'Paula Ríos', 'couple')
    const weddingId = await planner.createWedding('Paula & Andrés', '2030-12-12')
    await planner.letIn(weddingId, couple, 'couple')
    await booksOf(planner).agree(weddingId, [
      { concept: 'Reserva', total: 96_000, dueOn: dayIn(6), remindsCouple: true },
      { concept: 'Segundo pago', total: 50_000, dueOn: dayIn(6) },
    ])
    const told = async () =>
      (await planner.get('/api/notifications?limit=20')).body.filter(
        ({ action }: { action: string }) => action === 'books.due',
      )
    const counts = async () => [
      (await told()).length,
      (await mailsTo(app, couple.email)).filter(({ subject }) => subject.startsWith('Un pago')).length,
    ]
    await dayAfter(0)
    expect(await counts()).toEqual([1, 1])
    expect(await told()).toMatchObject([
      {
        actorName: 'Tus cuentas',
        weddingId: null,
        url: `/app/planner/${planner.userId}/billing`,
        data: { charges: 2, amount: 146_000, concept: 'Reserva', weddingName: 'Paula & Andrés' },
      },
    ])
    // By mail too, until the planner chooses otherwise for this kind.
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await app.runJobs()
    expect((await mailsTo(app, planner.email)).at(-1)!.text).toContain(
      'Tus cuentas esperan 2 cobros que vencen esta semana o ya han vencido: 1.460,00',
    )
    const reminder = (await mailsTo(app, couple.email)).at(-1)!.text
    expect(reminder).toContain('Reserva')
    expect(reminder).not.toContain('Segundo pago')
    await dayAfter(1)
    expect(await counts()).toEqual([1, 1])
    // Before the day a couple hears of it once; when it is overdue, again.
    await dayAfter(3.1)
    expect(await counts()).toEqual([2, 1])
    await dayAfter(8)
    expect(await counts()).toEqual([3, 2])
    await dayAfter(9)
    expect(await counts()).toEqual([3, 2])
    app.setClock(null)
  })

  it('is in the bell of both, where it leads to the accounts and to the statement', async () => {
    const { planner, couple, weddingId } = await withCharge()
    await dayAfter(0)
    app.setClock(null)
    expect(await bell(planner)).toMatchObject([
      {
        ...{ action: 'books.due', weddingId: null, url: `/app/planner/${planner.userId}/billing` },
        data: { charges: 1, amount: 96_000, concept: 'Reserva', weddingName: 'Paula & Andrés' },
      },
    ])
    const [told] = await bell(couple)
    expect(told).toMatchObject({ action: 'payment.due', weddingId, actorName: 'Elena Marín' })
    const statement = await app.fetch(told.url)
    expect(statement.headers.get('content-type')).toBe('application/pdf')
  })

  it('is never told twice by a retry, nor by two processes at once', async () => {
    const { planner, couple } = await withCharge()
    app.setClock(new Date())
    await Promise.all([remindOfBooks(app.platform), remindOfBooks(app.platform)])
    await remindOfBooks(app.platform)
    app.setClock(null)
    for (const person of [planner, couple]) {
      expect(await bell(person)).toHaveLength(1)
      expect(await dueMails(person)).toHaveLength(1)
    }
  })

  it('comes on the ways that a person has chosen, and its mail can be ended', async () => {
    const { planner, couple } = await withCharge()
    await choose(planner, 'books', { bell: true, mail: 'never', push: false })
    await choose(couple, 'payments', { bell: false, mail: 'now', push: false })
    await dayAfter(0)
    app.setClock(null)
    expect([await bell(planner), await bell(couple)]).toMatchObject([[{ action: 'books.due' }], []])
    expect(await dueMails(planner)).toEqual([])
    const [mail] = await dueMails(couple)
    expect(mail!.headers).toHaveProperty('List-Unsubscribe')
    expect(mail!.text).toContain('/baja/')
  })

  it('is mailed to the address that the books are settled with, and the couple has it in the bell', async () => {
    const { planner, couple, weddingId } = await withCharge()
    const { id } = await booksOf(planner).accountOf(weddingId)
    await booksOf(planner).saveClient(id!, { email: 'madre@correo.example' })
    await dayAfter(0)
    app.setClock(null)
    expect(await bell(couple)).toHaveLength(1)
    expect(await dueMails(couple)).toEqual([])
    expect(await dueMails({ email: 'madre@correo.example' })).toHaveLength(1)
  })

  it('is told to no member but the couple', async () => {
    const { couple, weddingId, planner } = await withCharge()
    const helper = await signedUp(app, 'Tía Rosa', 'couple')
    await planner.letIn(weddingId, helper, 'family')
    await dayAfter(0)
    app.setClock(null)
    expect(await bell(helper)).toEqual([])
    expect(await bell(couple)).toHaveLength(1)
  })
})

const bell = async (person: Person) =>
  (await person.get('/api/notifications')).body.filter(
    ({ section }: { section: string }) => section === 'books',
  )

const dueMails = async ({ email }: { email: string }) => {
  await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  return (await mailsTo(app, email)).filter(({ text }) => /Tus cuentas esperan|os recuerda/.test(text))
}

const choose = async (person: Person, kind: string, channels: object) =>
  expect((await person.patch(`/api/notifications/settings/${kind}`, channels)).status).toBe(200)

/** A planner and a couple with one charge that is due within the week and told to the couple. */
async function withCharge() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const couple = await signedUp(app, 'Paula Ríos', 'couple')
  const weddingId = await planner.createWedding('Paula & Andrés', '2030-12-12')
  await planner.letIn(weddingId, couple, 'couple')
  const charge = { concept: 'Reserva', total: 96_000, dueOn: dayIn(6), remindsCouple: true }
  await booksOf(planner).agree(weddingId, [charge])
  return { planner, couple, weddingId }
}
