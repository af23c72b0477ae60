import { sql } from 'drizzle-orm'
import type { Platform } from '#server/core/context.ts'
import { newId } from '#server/platform/ids.ts'
import { FIELDS, MAYBE, NO, YES } from '#site/rsvp/field-names.ts'
import { WEDDING_KEY } from '#site/rsvp/rsvp-view.ts'
import type { Call } from './demo-browser.ts'
import { DEMO_GUESTS } from './demo-guests.ts'
import { DEMO_DETAILS, DEMO_EVENTS, DEMO_INVITATIONS, DEMO_SETTINGS, DEMO_TRIPS } from './demo-invitations.ts'

type Demo = {
  origin: string
  platform: Platform
  lucia: Call
  weddingId: string
  /** The day so many days after the wedding. */
  onDay: (offset: number) => string
}

type Invitation = (typeof DEMO_INVITATIONS)[number]

/** The wedding itself among the events of an answer. */
const WEDDING = 'Boda'

/** The guests of the demo with their families, the events, and the invitations with the answers that came to them. */
export async function seedGuests(demo: Demo): Promise<void> {
  const { lucia, weddingId, onDay } = demo
  const guests = DEMO_GUESTS.map((guest) => ({ ...guest, id: newId() }))
  const idOf = new Map(guests.map(({ fullName, id }) => [fullName, id]))
  const at = `/weddings/${weddingId}`
  await lucia('POST', `${at}/guests/import`, { mode: 'append', guests })
  await lucia('PATCH', `${at}/invitation-settings`, { ...DEMO_SETTINGS, closingDate: onDay(-30) })
  for (const trip of DEMO_TRIPS) await lucia('POST', `${at}/transport/trips`, trip)
  const eventIds = new Map([[WEDDING, WEDDING_KEY]])
  for (const { families, offset, ...event } of DEMO_EVENTS) {
    const { id } = await lucia('POST', `${at}/events`, { ...event, date: onDay(offset), invitesAll: false })
    const invited = guests.filter(({ household }) => household && families.includes(household))
    const guestIds = invited.map((guest) => guest.id)
    await lucia('POST', `${at}/events/${id}/guests`, { guestIds, isInvited: true })
    await lucia('PATCH', `${at}/events/${id}`, { isPublished: true })
    eventIds.set(event.name, id)
  }
  for (const [name, details] of Object.entries(DEMO_DETAILS)) {
    await lucia('PATCH', `${at}/guests/${idOf.get(name)}/details`, details)
  }
  for (const invitation of DEMO_INVITATIONS) await invite(demo, invitation, idOf, eventIds)
}

async function invite(
  { origin, platform, lucia, weddingId }: Demo,
  invitation: Invitation,
  idOf: ReadonlyMap<string, string>,
  eventIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { guest, by, sent, opened, answered } = invitation
  const households = `/weddings/${weddingId}/households`
  const made: unknown = await lucia('POST', `${households}/invitations`, { guestIds: [idOf.get(guest)] })
  const [{ id, path }] = made as [{ id: string; path: string }]
  await lucia('PATCH', `${households}/${id}`, { sentBy: by })
  if (opened !== undefined) await fetch(`${origin}${path}`)
  if (answered !== undefined) {
    await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: answerForm(invitation, idOf, eventIds),
      redirect: 'manual',
    })
  }
  await setBack(platform, weddingId, id, { sent, opened, answered })
}

/** The fields as the page of the invitation sends them. */
function answerForm(
  { answers = {}, bus, song, message }: Invitation,
  idOf: ReadonlyMap<string, string>,
  eventIds: ReadonlyMap<string, string>,
): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, answer] of Object.entries(answers)) {
    const person = idOf.get(name)!
    for (const [event, comes] of Object.entries(answer.comes)) {
      form.append(FIELDS.event(person, eventIds.get(event)!), comes === 'maybe' ? MAYBE : comes ? YES : NO)
    }
    if (answer.menu) form.append(FIELDS.menu(person), answer.menu)
    for (const allergen of answer.allergens ?? []) form.append(FIELDS.allergens(person), allergen)
    if (answer.note) form.append(FIELDS.note(person), answer.note)
    if (answer.allergens) form.append(FIELDS.consent(person), YES)
    if (answer.highChair) form.append(FIELDS.highChair(person), YES)
    if (answer.companion) {
      form.append(FIELDS.hasCompanion(person), YES)
      form.append(FIELDS.companion(person), answer.companion)
    }
  }
  if (bus) {
    form.append(FIELDS.busOut, DEMO_TRIPS[0]!.stops[0]!.key)
    form.append(FIELDS.busBack, DEMO_TRIPS[1]!.stops[1]!.key)
  }
  if (song) form.append(FIELDS.song, song)
  if (message) form.append(FIELDS.message, message)
  return form
}

/** An invitation's latest event is moved back by so many days. */
async function setBack(
  { db }: Platform,
  weddingId: string,
  householdId: string,
  ago: { sent: number; opened: number | undefined; answered: number | undefined },
): Promise<void> {
  const [sent, opened, answered] = [ago.sent, ago.opened ?? 0, ago.answered ?? 0]
  await db.execute(sql`
    update households set sent_at = sent_at - ${sent} * interval '1 day',
      opened_at = opened_at - ${opened} * interval '1 day', answered_at = answered_at - ${answered} * interval '1 day'
    where wedding_id = ${weddingId} and id = ${householdId}`)
  await db.execute(sql`
    update household_answers set answered_at = answered_at - ${answered} * interval '1 day'
    where wedding_id = ${weddingId} and household_id = ${householdId}`)
}
