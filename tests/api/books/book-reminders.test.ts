import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { remindOfBooks } from '#server/areas/books/remind-books.commands.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { signedUp } from '../../support/accounts/person.ts'
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
})
