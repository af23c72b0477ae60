import { sql } from 'drizzle-orm'
import type { GuestMessageRow } from '#contract/guest-messages.ts'
import type { Database, Transaction } from '#db/client.ts'
import { guestMessages } from '#db/schema/guest-messages.ts'
import { instantOf, minuteAt } from '#domain/agenda/agenda-clock.ts'
import { domainOf } from '#domain/households/guest-mails.ts'
import {
  bringsLink,
  familiesIn,
  type GroupChange,
  type GuestMessage,
  groupChange,
  isSameGroup,
  type KnownGroup,
  MESSAGE_FAMILIES_MAX,
  MESSAGES_A_DAY_MAX,
  MESSAGES_MAX,
  type MessageFamily,
  type MessageGroup,
  type ShownFamilies,
  saysTheSame,
  type WayTo,
  wayTo,
} from '#domain/households/guest-messages.ts'
import { dayInMadrid, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { makeInvitations } from '../households.commands.ts'
import { insertMails, newMail } from '../mails/guest-mails.commands.ts'
import { countMessages, findGuestMessages, findMessageWords } from './guest-messages.queries.ts'
import {
  findMessageFamilies,
  findMessageGroup,
  findNoMailReasons,
  type GroupReader,
} from './message-groups.queries.ts'

export type AskedMessage = GuestMessage & { id: string; group: MessageGroup; shown: ShownFamilies }

/** Why nothing was sent. */
type Refusal =
  | 'noGroup'
  | 'empty'
  | 'tooManyFamilies'
  | 'tooManyToday'
  | 'full'
  | 'sentOtherwise'
  | { changed: GroupChange }

type Sender = ActingMember<'guests', 'edit'> & GroupReader

/** A family of the group with the way to it. */
type Reached = { family: MessageFamily; to: WayTo }

/**
 * Sends a message to a group as it is now, if it is as it was shown. A request that comes again finds the message of
 * its id, and two that come together go one after the other.
 */
export function sendMessage(
  db: Database,
  clock: Clock,
  by: Sender,
  asked: AskedMessage,
): Promise<GuestMessageRow | Refusal> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'households')
    const sent = await findMessageWords(tx, by.weddingId, asked.id)
    if (sent && !(isSameGroup(sent.group, asked.group) && saysTheSame(sent, asked))) return 'sentOtherwise'
    if (!sent) {
      const refusal = await sendNew(tx, clock, by, asked)
      if (refusal) return refusal
    }
    const [message] = await findGuestMessages(tx, by.weddingId, asked.id)
    return message!
  })
}

async function sendNew(
  tx: Transaction,
  clock: Clock,
  by: Sender,
  asked: AskedMessage,
): Promise<Refusal | null> {
  const group = await findMessageGroup(tx, by, asked.group)
  if (!group) return 'noGroup'
  const reached = await reachedIn(tx, by, group)
  if (reached.length > MESSAGE_FAMILIES_MAX) return 'tooManyFamilies'
  const changed = groupChange(asked.shown, shownOf(reached))
  if (changed) return { changed }
  if (reached.length === 0) return 'empty'
  const counts = await countMessages(tx, by.weddingId, beginningOfDay(clock))
  if (counts.today >= MESSAGES_A_DAY_MAX) return 'tooManyToday'
  if (counts.all >= MESSAGES_MAX) return 'full'
  await store(tx, clock, by, { asked, group })
  await putOnTheirWay(tx, clock, by, asked, reached)
  await recordChange(tx, by, 'households')
  return null
}

const beginningOfDay = (clock: Clock): Date => {
  const day = { date: dayInMadrid(clock.now()), timeZone: WEDDING_TIME_ZONE }
  return instantOf(day, minuteAt(day, 0))
}

async function reachedIn(tx: Transaction, { weddingId }: Sender, group: KnownGroup): Promise<Reached[]> {
  const families = familiesIn(group, await findMessageFamilies(tx, weddingId))
  const reasons = await findNoMailReasons(tx, weddingId)
  return families.map((family) => ({ family, to: wayTo(family, reasons) }))
}

const shownOf = (reached: readonly Reached[]): ShownFamilies => {
  const keysBy = (way: WayTo['way']) =>
    reached.filter(({ to }) => to.way === way).map(({ family }) => family.key)
  return { mail: keysBy('mail'), chat: keysBy('chat') }
}

async function store(
  tx: Transaction,
  clock: Clock,
  { weddingId, actor }: Sender,
  { asked, group }: { asked: AskedMessage; group: KnownGroup },
): Promise<void> {
  const { id, subject, text, translations } = asked
  await tx.insert(guestMessages).values({
    ...{ weddingId, id, subject, body: text, translations },
    groupKind: group.kind,
    groupOf: group.of,
    groupLabel: group.label,
    authorId: actor.userId,
    sentAt: clock.now(),
  })
}

/** Puts the mails into their queue, and the others among those who are written to by hand. */
async function putOnTheirWay(
  tx: Transaction,
  clock: Clock,
  by: Sender,
  message: AskedMessage,
  reached: readonly Reached[],
): Promise<void> {
  const { weddingId } = by
  const households = await householdsOf(tx, clock, by, reached, bringsLink(message))
  const mails = reached.flatMap(({ family, to }) => {
    const householdId = households.get(family.key)
    return to.way === 'mail' && householdId
      ? [newMail({ householdId, address: to.address, domain: domainOf(to.address) })]
      : []
  })
  await insertMails(tx, clock, weddingId, { kind: 'message', occasion: message.id, mails })
  const chats = reached
    .filter(({ to }) => to.way === 'chat')
    .flatMap(({ family }) => households.get(family.key) ?? [])
  if (chats.length === 0) return
  await tx.execute(sql`
    insert into message_chats (wedding_id, household_id, message_id)
    select ${weddingId}, household_id::uuid, ${message.id}
    from json_array_elements_text(${JSON.stringify(chats)}::json) as household_id`)
}

/**
 * The households of families by their keys. A guest who stands alone gets one; the links that are missing are made
 * when the message brings them along, and a link that was revoked stays so when it does not.
 */
async function householdsOf(
  tx: Transaction,
  clock: Clock,
  by: Sender,
  reached: readonly Reached[],
  needsLinks: boolean,
): Promise<Map<string, string>> {
  const families = reached.map(({ family }) => family)
  const lacking = families.filter(({ householdId }) => needsLinks || householdId === null)
  await makeInvitations(
    tx,
    clock,
    by,
    lacking.map(({ people }) => people[0]!.guestId),
  )
  const alone = families.filter(({ householdId }) => householdId === null).map(({ key }) => key)
  const { rows } = await tx.execute<{ id: string; householdId: string }>(sql`
    select id, household_id as "householdId" from guests
    where wedding_id = ${by.weddingId} and household_id is not null
      and id in (select json_array_elements_text(${JSON.stringify(alone)}::json)::uuid)`)
  const made = new Map(rows.map(({ id, householdId }) => [id, householdId]))
  return new Map(
    families.flatMap(({ key, householdId }) => {
      const id = householdId ?? made.get(key)
      return id ? [[key, id] as const] : []
    }),
  )
}
