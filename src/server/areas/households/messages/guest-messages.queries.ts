import { sql } from 'drizzle-orm'
import type { GuestMessageRow, MessageRecipient } from '#contract/guest-messages.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { GuestMessage, MessageGroup } from '#domain/households/guest-messages.ts'
import type { MailTexts } from '#domain/households/invitation-settings.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type Reading = Database | Transaction

/** The states of a mail that did not arrive as far as is known: the family is to be written to by hand. */
const FAILED = sql.raw(`('refused', 'stopped', 'unsure')`)

/** The messages of a wedding as the contract has them, the newest first; `messageId` narrows them down to one. */
export async function findGuestMessages(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  messageId: string | null = null,
): Promise<GuestMessageRow[]> {
  const { rows } = await db.execute<{ message: GuestMessageRow }>(sql`
    with mails as (
      select m.occasion as message_id, count(*) filter (where m.status = 'queued') as waiting,
        count(*) filter (where m.status = 'sent') as sent,
        count(*) filter (where m.status in ${FAILED} and c.sent_at is null) as failed
      from guest_mails m left join message_chats c
        on (c.wedding_id, c.household_id, c.message_id::text) = (m.wedding_id, m.household_id, m.occasion)
      where m.wedding_id = ${weddingId} and m.kind = 'message'
      group by m.occasion
    ), chats as (
      select message_id, count(*) filter (where sent_at is null) as waiting,
        count(*) filter (where sent_at is not null) as sent
      from message_chats where wedding_id = ${weddingId} group by message_id
    )
    select json_build_object('id', m.id,
      'group', json_build_object('kind', m.group_kind, 'of', m.group_of, 'label', m.group_label),
      'subject', m.subject, 'text', m.body, 'translations', m.translations, 'author', p.full_name,
      'sentAt', m.sent_at,
      'mails', json_build_object('waiting', coalesce(g.waiting, 0), 'sent', coalesce(g.sent, 0),
        'failed', coalesce(g.failed, 0)),
      'chats', json_build_object('waiting', coalesce(c.waiting, 0), 'sent', coalesce(c.sent, 0))) as message
    from guest_messages m
    left join profiles p on p.id = m.author_id
    left join mails g on g.message_id = m.id::text
    left join chats c on c.message_id = m.id
    where m.wedding_id = ${weddingId} and ${messageId === null ? sql`true` : sql`m.id = ${messageId}`}
    order by m.sent_at desc, m.id desc`)
  return rows.map(({ message }) => message)
}

/**
 * The families that a message went to, in the order of the guest list; `householdId` narrows them down to one.
 * `undefined` when there is no such message.
 */
export async function findRecipientsOf(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  messageId: string,
  householdId: string | null = null,
): Promise<MessageRecipient[] | undefined> {
  const { rows } = await db.execute<{ recipients: MessageRecipient[] }>(sql`
    select (
      select coalesce(json_agg(json_build_object('householdId', h.id,
          'mail', case when m.id is not null then json_build_object(
            'status', case m.status when 'queued' then 'waiting' else m.status end,
            'address', m.address, 'at', coalesce(m.ended_at, m.created_at)) end,
          'chat', case when c.message_id is not null then json_build_object('sentAt', c.sent_at) end)
        order by h.created_at, h.id), '[]')
      from households h
      left join guest_mails m on (m.wedding_id, m.household_id) = (h.wedding_id, h.id)
        and m.kind = 'message' and m.occasion = t.id::text
      left join message_chats c on (c.wedding_id, c.household_id, c.message_id) = (h.wedding_id, h.id, t.id)
      where h.wedding_id = t.wedding_id and (m.id is not null or c.message_id is not null)
        and ${householdId === null ? sql`true` : sql`h.id = ${householdId}`}
        and exists (select from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))
    ) as recipients
    from guest_messages t where t.wedding_id = ${weddingId} and t.id = ${messageId}`)
  return rows[0]?.recipients
}

/** A message with the group it went to. */
export type StoredMessage = GuestMessage & { group: MessageGroup }

/** The words of a message for its mails; `undefined` when it is gone. The id of the wedding is that of the mail. */
export async function findMessageWords(
  db: Reading,
  weddingId: string,
  messageId: string,
): Promise<StoredMessage | undefined> {
  const { rows } = await db.execute<{
    kind: MessageGroup['kind']
    of: string | null
    subject: string
    text: string
    translations: MailTexts
  }>(sql`
    select group_kind as kind, group_of as "of", subject, body as text, translations from guest_messages
    where wedding_id = ${weddingId} and id = ${messageId}`)
  const [row] = rows
  if (!row) return undefined
  const { kind, of, ...words } = row
  return { ...words, group: { kind, of } }
}

/** How many messages a wedding has sent, and how many of them since an instant. */
export async function countMessages(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  since: Date,
): Promise<{ all: number; today: number }> {
  const { rows } = await tx.execute<{ all: number; today: number }>(sql`
    select count(*)::int as all, (count(*) filter (where sent_at >= ${since.toISOString()}))::int as today
    from guest_messages where wedding_id = ${weddingId}`)
  return rows[0]!
}
