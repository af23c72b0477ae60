import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { session, verification } from '#db/schema/auth.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { notifications } from '#db/schema/notifications.ts'
import { rateLimits } from '#db/schema/rate-limits.ts'
import { NOTIFICATIONS_KEPT } from '#domain/notifications/notification-limits.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { onAnotherDevice } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

describe('housekeeping', () => {
  it('deletes what has expired and leaves what has not', async () => {
    const { db, platform } = app
    await db.delete(rateLimits)
    await platform.rateLimiter.consume('soon', { max: 1, windowSeconds: 60 })
    await platform.rateLimiter.consume('late', { max: 1, windowSeconds: 100 * 86_400 })
    await cast.lucia.post('/api/auth/request-password-reset', { email: cast.lucia.email })
    app.setClock(inDays(29))
    const device = await onAnotherDevice(cast.lucia)
    app.setClock(inDays(31))
    await tidyUp(platform)
    expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'late' }])
    expect(await db.$count(verification)).toBe(0)
    expect(await db.$count(session)).toBe(1)
    expect((await device.get('/api/profile')).status).toBe(200)
    app.setClock(null)
  })

  it('deletes households whose people were all removed, once they cannot be brought back', async () => {
    const device = await onAnotherDevice(cast.lucia)
    const at = `/api/weddings/${cast.weddingId}`
    const [gone, stays] = await Promise.all(
      ['Teo Lasa', 'Ane Ruiz'].map((name) => device.addGuest(cast.weddingId, name)),
    )
    await device.post(`${at}/households/invitations`, { guestIds: [gone, stays] })
    await device.delete(`${at}/guests/${gone}`)
    const { db, platform } = app
    const kept = () => db.$count(households, eq(households.weddingId, cast.weddingId))
    await tidyUp(platform)
    expect(await kept()).toBe(2)
    app.setClock(inDays(31))
    await tidyUp(platform)
    app.setClock(null)
    expect(await kept()).toBe(1)
  })

  it('deletes the allergies of guests thirty days after the wedding, also those that a member has noted', async () => {
    const { db, platform } = app
    const device = await onAnotherDevice(cast.noelia)
    const past = await device.createWedding('Ya casados', '2026-05-01')
    const needs = { allergens: ['nuts' as const], dietNote: 'Nueces', healthConsentText: 'De acuerdo.' }
    const agreed = { ...needs, healthConsentAt: new Date() }
    await inviteHousehold(db, past, {
      people: [
        { fullName: 'Carmen', ...agreed },
        { fullName: 'Noa', ...needs },
      ],
    })
    const kept = async () =>
      (await db.select().from(guests).where(eq(guests.weddingId, past)).orderBy(guests.fullName)).map(
        ({ allergens, dietNote, healthConsentAt }) => ({
          allergens,
          dietNote,
          agreed: healthConsentAt !== null,
        }),
      )
    const stored = { allergens: ['nuts'], dietNote: 'Nueces' }
    app.setClock(new Date('2026-05-31T12:00:00Z'))
    await tidyUp(platform)
    expect(await kept()).toEqual([
      { ...stored, agreed: true },
      { ...stored, agreed: false },
    ])
    app.setClock(new Date('2026-06-01T12:00:00Z'))
    await tidyUp(platform)
    expect(await kept()).toEqual([
      { allergens: [], dietNote: null, agreed: false },
      { allergens: [], dietNote: null, agreed: false },
    ])
    app.setClock(null)
  })

  it('deletes the allergies of a wedding without a date a year after its last answer', async () => {
    const { db, platform } = app
    const device = await onAnotherDevice(cast.noelia)
    const undated = await device.createWedding('Sin fecha')
    const { householdId } = await inviteHousehold(db, undated, {
      people: [{ fullName: 'Carmen', allergens: ['nuts' as const] }],
    })
    const kept = async () =>
      (await db.select().from(guests).where(eq(guests.weddingId, undated))).map(({ allergens }) => allergens)
    const answered = inDays(20)
    await db.update(households).set({ answeredAt: answered }).where(eq(households.id, householdId))
    app.setClock(inDays(380))
    await tidyUp(platform)
    expect(await kept()).toEqual([['nuts']])
    app.setClock(inDays(390))
    await tidyUp(platform)
    app.setClock(null)
    expect(await kept()).toEqual([[]])
  })

  it('deletes notifications of more than a year, and the oldest of a person who has too many', async () => {
    const { db } = app
    const write = (from: number, to: number) =>
      db.execute(sql`
        insert into notifications
          (recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
           subjects, created_at)
        select ${cast.martin.userId}, ${cast.lucia.userId}, '', 'couple', 'guest.added', 'guests', ${cast.weddingId}, '',
          '/', '{}', '{}', now() - day * interval '1 day' / 4
        from generate_series(${from}::int, ${to}::int) as day`)
    await db.delete(notifications)
    await write(1, 1100)
    await write(1480, 1500)
    await tidyUp(app.platform)
    const [kept] = await db
      .select({
        count: sql<number>`count(*)::int`,
        oldest: sql<number>`max(extract(day from now() - created_at))::int`,
      })
      .from(notifications)
    expect(kept).toEqual({ count: NOTIFICATIONS_KEPT, oldest: NOTIFICATIONS_KEPT / 4 })
    await db.delete(notifications)
    await write(1455, 1465)
    await tidyUp(app.platform)
    expect(await db.$count(notifications)).toBe(5)
  })

  it('is done by one process when several want to', async () => {
    const { db, platform } = app
    await db.delete(rateLimits)
    await db.insert(rateLimits).values({ key: 'old', count: 1, resetAt: inDays(-1) })
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('azahar housekeeping', 0))`)
      await tidyUp(platform)
      expect(await db.$count(rateLimits)).toBe(1)
    })
    await tidyUp(platform)
    expect(await db.$count(rateLimits)).toBe(0)
  })
})
