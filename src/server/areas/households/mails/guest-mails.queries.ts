import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Rsvp } from '#domain/guests/guests.ts'
import type { FamilyMailKind, GuestMailStatus } from '#domain/households/guest-mails.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { mayHaveInvitation } from '../households.queries.ts'

/** A family as mails are sent to it: stored, or a guest who stands alone and has no times yet. */
export type MailFamily = {
  householdId: string | null
  email: string | null
  sentAt: string | null
  openedAt: string | null
  answeredAt: string | null
  mayHaveInvitation: boolean
  /** The date that it was told before its invitation. */
  dateTold: IsoDate | null
  /** Of the newest mail with its invitation, or with the date. */
  lastStatus: GuestMailStatus | null
  people: { guestId: string; email: string | null; rsvp: Rsvp }[]
}

/** The families of a wedding, or those of the given guests, in the order of the guest list. */
export async function findMailFamilies(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'view'>,
  guestIds: readonly string[] | null,
  kind: FamilyMailKind,
): Promise<MailFamily[]> {
  const listed = sql`(select json_array_elements_text(${JSON.stringify(guestIds ?? [])}::json)::uuid)`
  const ofKind = kind === 'date' ? sql`('date')` : sql`('invite', 'remind')`
  const { rows } = await tx.execute<MailFamily>(sql`
    with people as (
      select coalesce(household_id, id) as key, household_id, id, email, rsvp, created_at from guests
      where wedding_id = ${weddingId}
    )
    select (array_agg(p.household_id))[1] as "householdId", h.email, h.sent_at as "sentAt", h.opened_at as "openedAt",
      h.answered_at as "answeredAt", ${mayHaveInvitation(sql`h.wedding_id`, sql`h.id`)} as "mayHaveInvitation",
      h.date_told::text as "dateTold", (
        select m.status from guest_mails m
        where m.wedding_id = ${weddingId} and m.household_id = h.id and m.kind in ${ofKind}
        order by m.created_at desc, m.id desc limit 1) as "lastStatus",
      json_agg(json_build_object('guestId', p.id, 'email', p.email, 'rsvp', p.rsvp) order by p.created_at, p.id)
        as people
    from people p left join households h on h.wedding_id = ${weddingId} and h.id = p.household_id
    where ${guestIds === null} or p.key in (select key from people where id in ${listed})
    group by p.key, h.wedding_id, h.id
    order by min(p.created_at), p.key`)
  return rows
}

/** An address that no mail is sent to: its owner wants none, or its server refuses it. */
type Stop = { address: string; isUnsubscribed: boolean }

export async function findStops(
  tx: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<Stop[]> {
  const { rows } = await tx.execute<Stop>(sql`
    select address, unsubscribed_at is not null as "isUnsubscribed" from mail_recipients
    where wedding_id = ${weddingId} and (unsubscribed_at is not null or refused_at is not null)`)
  return rows
}
