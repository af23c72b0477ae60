import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#db/client.ts'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { guests } from '#db/schema/guests.ts'
import { households, invitationSettings, weddingEvents } from '#db/schema/households.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import { type InvitationSettings, NO_SETTINGS } from '#domain/households/invitation-settings.ts'

type NewPerson = { fullName: string } & Partial<typeof guests.$inferInsert>

type NewInvitation = {
  people?: NewPerson[]
  language?: InvitationLanguage
  /** Events beside the wedding, to which everyone of the household is invited. */
  events?: { name: string; date?: string; startsAt?: number; place?: string; mapUrl?: string }[]
}

export type TestInvitation = {
  path: string
  token: string
  householdId: string
  people: string[]
  events: string[]
}

/** The couple tells its guests and asks them these, unless a test says otherwise. */
export const SETTINGS: InvitationSettings = {
  ...NO_SETTINGS,
  closingDate: '2027-03-01',
  place: 'Hacienda Los Naranjos, Carmona',
  startsAt: 12 * 60 + 30,
  menus: [
    { key: 'carne', name: 'Carne', forChildren: false },
    { key: 'pescado', name: 'Pescado', forChildren: false },
    { key: 'infantil', name: 'Infantil', forChildren: true },
  ],
  busRoutes: [
    { id: 'ida-1115', direction: 'out', name: 'Ida', time: 675, place: 'Prado de San Sebastián' },
    { id: 'vuelta-0300', direction: 'back', name: 'Vuelta', time: 180, place: null },
  ],
}

export async function settleInvitations(
  db: Database,
  weddingId: string,
  changes: Partial<InvitationSettings> = {},
): Promise<void> {
  const settings = { ...SETTINGS, ...changes }
  await db
    .insert(invitationSettings)
    .values({ weddingId, ...settings })
    .onConflictDoUpdate({ target: invitationSettings.weddingId, set: settings })
}

/** A household with the link of its invitation. */
export async function inviteHousehold(
  db: Database,
  weddingId: string,
  { people = [{ fullName: 'Carmen Aguirre Soto' }], language, events = [] }: NewInvitation = {},
): Promise<TestInvitation> {
  const token = randomBytes(16).toString('base64url')
  const householdId = randomUUID()
  const createdAt = new Date()
  await db.insert(households).values({ weddingId, id: householdId, token, language, createdAt })
  const ids = people.map(() => randomUUID())
  await db.insert(guests).values(
    people.map((person, index) => ({
      ...{ weddingId, id: ids[index]!, householdId, ...person },
      createdAt: new Date(createdAt.getTime() + index),
    })),
  )
  const eventIds = events.map(() => randomUUID())
  for (const [position, event] of events.entries()) {
    await db
      .insert(weddingEvents)
      .values({ weddingId, id: eventIds[position]!, position, createdAt, ...event })
    await db
      .insert(eventAnswers)
      .values(ids.map((guestId) => ({ weddingId, guestId, eventId: eventIds[position]! })))
  }
  return { path: `/i/${token}`, token, householdId, people: ids, events: eventIds }
}
