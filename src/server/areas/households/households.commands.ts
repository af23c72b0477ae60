import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Household } from '#contract/household-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { INVITATION_TOKEN_BYTES, type InvitationChannel } from '#domain/households/households.ts'
import type { OwnAnswerChanges } from '#domain/households/own-answers.ts'
import { type ActingMember, type Author, recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { DATE_NOT_SENT, NOT_SENT } from '#server/core/not-sent.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import { isToken, newId } from '#server/platform/ids.ts'
import { findHouseholds } from './households.queries.ts'
import { setOwnAnswers } from './own-answers.commands.ts'

type HouseholdChanges = Partial<Pick<Household, 'name' | 'language' | 'phone' | 'email' | 'gift'>> & {
  ownAnswers?: OwnAnswerChanges | undefined
  sentBy?: InvitationChannel | null | undefined
  isReminded?: true | undefined
  dateSentBy?: InvitationChannel | null | undefined
  /** The date that the message said; without it, the present one. */
  dateTold?: string | undefined
  isThanked?: boolean | undefined
}

/** Changes the given fields of a household; `undefined` when it is not in the wedding. */
export function updateHousehold(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  householdId: string,
  changes: HouseholdChanges,
): Promise<Household | undefined> {
  const { name, language, phone, email, sentBy, isReminded, dateSentBy, dateTold } = changes
  const { gift, isThanked, ownAnswers } = changes
  const sentAt = sentBy ? clock.now().toISOString() : null
  const sets = [
    name !== undefined && sql`name = ${name}`,
    language !== undefined && sql`language = ${language}`,
    phone !== undefined && sql`phone = ${phone}`,
    email !== undefined && sql`email = ${email}`,
    sentBy !== undefined && sql`sent_by = ${sentBy}, sent_at = ${sentAt}`,
    gift !== undefined && sql`gift = ${gift}`,
    ownAnswers !== undefined && setOwnAnswers(ownAnswers),
    isThanked !== undefined && sql`thanked_at = ${isThanked ? clock.now().toISOString() : null}`,
    dateSentBy !== undefined && (dateSentBy ? dateSent(clock, by, dateSentBy, dateTold) : DATE_NOT_SENT),
    isReminded && sql`reminded_at = ${clock.now().toISOString()}, remind_due_at = null`,
  ].filter((set) => set !== false && set !== undefined)
  return setOn(db, by, householdId, sets)
}

/** Notes that households were sent their invitation, as by printed cards; gives how many of them have one. */
export async function markSent(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  ids: readonly string[],
  sentBy: InvitationChannel,
): Promise<number> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update households set sent_by = ${sentBy}, sent_at = ${clock.now().toISOString()}
      where wedding_id = ${weddingId} and token is not null
        and id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`)
    if (rowCount) await recordChange(tx, by, 'households')
    return rowCount ?? 0
  })
}

/** Gives the invitation another address: what was sent before leads nowhere now, so it counts as not sent. */
export const renewLink = (
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  householdId: string,
) => setOn(db, by, householdId, [sql`token = ${newToken()}, ${madeBy(clock, by)}, ${NOT_SENT}`])

export const revokeLink = (db: Database, by: ActingMember<'guests', 'edit'>, householdId: string) =>
  setOn(db, by, householdId, [sql`token = null, linked_at = null, linked_by = null, ${NOT_SENT}`])

const madeBy = (clock: Clock, { actor }: Pick<ActingMember, 'actor'>) =>
  sql`linked_at = ${clock.now().toISOString()}, linked_by = ${actor.userId}`

const dateSent = (
  clock: Clock,
  { weddingId }: Pick<ActingMember, 'weddingId'>,
  by: InvitationChannel,
  told: string | null = null,
) => {
  const date = sql`coalesce(${told}::date, (select w.event_date from weddings w where w.id = ${weddingId}))`
  return sql`
  date_sent_at = ${clock.now().toISOString()}, date_sent_by = ${by}, date_told = ${date},
  date_opened_at = case when date_told = ${date} then date_opened_at end`
}

async function setOn(
  db: Database,
  by: ActingMember<'guests', 'edit'>,
  householdId: string,
  sets: readonly SQL[],
) {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    if (sets.length > 0) {
      const { rowCount } = await tx.execute(sql`
        update households set ${sql.join([...sets], sql`, `)} where wedding_id = ${weddingId} and id = ${householdId}`)
      if (rowCount) await recordChange(tx, by, 'households')
    }
    const [household] = await findHouseholds(tx, weddingId, [householdId])
    return household
  })
}

export const newToken = (): string => randomBytes(INVITATION_TOKEN_BYTES).toString('base64url')

/**
 * Makes the invitations of the households of guests, as far as they have none, and gives those households. A guest
 * who stands alone gets a household of their own for it.
 */
export const inviteHouseholds = (
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  guestIds: readonly string[],
): Promise<Household[]> => db.transaction((tx) => makeInvitations(tx, clock, by, guestIds))

/** A member, or a job that acts for none. */
export type GuestsAuthor = Author & { weddingId: MemberWeddingId<'guests', 'edit'> }

/** The same as a part of a larger transaction. */
export async function makeInvitations(
  tx: Transaction,
  clock: Clock,
  by: GuestsAuthor,
  guestIds: readonly string[],
): Promise<Household[]> {
  const { weddingId, actor } = by
  const linkedAt = clock.now().toISOString()
  const linkedBy = actor?.userId ?? null
  const { rows } = await tx.execute<{ id: string; householdId: string | null }>(sql`
    select id, household_id as "householdId" from guests
    where wedding_id = ${weddingId} and id in (select json_array_elements_text(${JSON.stringify(guestIds)}::json)::uuid)
    order by id for update`)
  const alone = rows
    .filter(({ householdId }) => householdId === null)
    .map(({ id }) => ({ guestId: id, id: newId(), token: newToken() }))
  const grouped = [...new Set(rows.flatMap(({ householdId }) => householdId ?? []))].sort()
  const tokens = grouped.map((id) => ({ id, token: newToken() }))
  const made = alone.length > 0 && (await giveHouseholds())
  const { rowCount: linked } = await tx.execute(sql`
    update households h set token = given.token, linked_at = ${linkedAt}, linked_by = ${linkedBy}::uuid
    from json_to_recordset(${JSON.stringify(tokens)}::json) as given (id uuid, token text)
    where h.wedding_id = ${weddingId} and h.id = given.id and h.token is null`)
  if (made || linked) await recordChange(tx, by, 'households')
  return findHouseholds(tx, weddingId, [...grouped, ...alone.map(({ id }) => id)])

  async function giveHouseholds() {
    const list = JSON.stringify(alone)
    await tx.execute(sql`
      insert into households (wedding_id, id, token, linked_at, linked_by, created_at)
      select ${weddingId}, id, token, ${linkedAt}::timestamptz, ${linkedBy}::uuid, ${linkedAt}::timestamptz
      from json_to_recordset(${list}::json) as given (id uuid, token text)`)
    await tx.execute(sql`
      update guests g set household_id = given.id
      from json_to_recordset(${list}::json) as given (id uuid, "guestId" uuid)
      where g.wedding_id = ${weddingId} and g.id = given."guestId"`)
    return true
  }
}

const OPENED = { invitation: sql`opened_at`, date: sql`date_opened_at` }

/**
 * Notes the first time that the page of an invitation was opened, or that with the date before it; members who look at
 * their families see it.
 */
export async function noteOpened(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  token: string,
  page: 'invitation' | 'date' = 'invitation',
): Promise<void> {
  if (!isToken(token)) return
  const opened = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ weddingId: string; id: string }>(sql`
      update households set ${OPENED[page]} = ${clock.now().toISOString()}
      where token = ${token} and ${OPENED[page]} is null
      returning wedding_id as "weddingId", id`)
    if (rows[0]) await recordChange(tx, systemAuthor(rows[0].weddingId), 'households')
    return rows[0]
  })
  if (!opened) return
  const { weddingId, id } = opened
  live.changed({ weddingId, area: 'households', ids: [id], actorId: null, clientId: null, notified: false })
}
