import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Rsvp } from '#domain/guests/guests.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { lastAnswerOf, mayHaveInvitation, SETTINGS } from '../households.queries.ts'

/** A mail to a household is written from this, as it stands when its turn comes. */
export type MailContext = {
  /** The end of the link of its invitation; `null` when it was revoked. */
  token: string | null
  language: InvitationLanguage | null
  sentAt: string | null
  openedAt: string | null
  answeredAt: string | null
  mayHaveInvitation: boolean
  /** The date that it was told before its invitation. */
  dateTold: IsoDate | null
  /** When a family of the wedding answered last; the last sending while none has. */
  lastAnswerAt: string | null
  people: { fullName: string; rsvp: Rsvp; maybe: boolean }[]
  couple: string
  eventDate: IsoDate | null
  timeZone: string
  style: WeddingStyleChoice['style']
  colors: WeddingStyleChoice['colors']
  settings: InvitationSettings | null
  /** The token by which its recipient wants no more mails, and whether that was used. */
  stopToken: string
  isStopped: boolean
  /** An answer to the mail reaches this address: the first of the couple, else another member. */
  replyTo: string | null
}

/** `null` when the household, its people or its wedding are gone. */
export async function findMailContext(
  db: Database | Transaction,
  weddingId: string,
  householdId: string,
  address: string,
): Promise<MailContext | null> {
  const { rows } = await db.execute<MailContext>(sql`
    select h.token, h.language, h.sent_at as "sentAt", h.opened_at as "openedAt", h.answered_at as "answeredAt",
      ${mayHaveInvitation(sql`h.wedding_id`, sql`h.id`)} as "mayHaveInvitation", h.date_told::text as "dateTold",
      ${lastAnswerOf(sql`h.wedding_id`)} as "lastAnswerAt",
      (select coalesce(json_agg(json_build_object('fullName', g.full_name, 'rsvp', g.rsvp, 'maybe', g.maybe)
          order by g.created_at, g.id), '[]')
        from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id)) as people,
      w.name as couple, w.event_date::text as "eventDate", w.time_zone as "timeZone", w.style, w.style_colors as colors,
      (select ${sql.raw(SETTINGS)} from invitation_settings s where s.wedding_id = h.wedding_id) as settings,
      r.token as "stopToken", r.unsubscribed_at is not null as "isStopped",
      (select u.email from wedding_members m join auth."user" u on u.id = m.user_id
        where m.wedding_id = h.wedding_id order by m.role <> 'couple', m.created_at, m.user_id limit 1) as "replyTo"
    from households h
    join weddings w on w.id = h.wedding_id
    join mail_recipients r on r.wedding_id = h.wedding_id and r.address = ${address}
    where h.wedding_id = ${weddingId} and h.id = ${householdId}
      and not exists (select from deleted_weddings d where d.wedding_id = h.wedding_id)`)
  const [context] = rows
  return context && context.people.length > 0 ? context : null
}
