import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import {
  type GuestMailStatus,
  MAIL_LOST_MS,
  MAIL_TRIED_MS,
  MAILS_A_MINUTE_PER_DOMAIN,
  retryAfterMs,
  type StoredMailKind,
} from '#domain/households/guest-mails.ts'
import type { MailRefusal } from '#domain/households/mail-refusals.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { findLinkedPlanner } from '#server/areas/planners/planners.queries.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import { composeGuestMail } from './compose-mail.ts'
import { IS_DUE, isDayFull, postpone } from './daily-limit.commands.ts'
import { startDeliveries, startDelivery } from './guest-mails.commands.ts'
import { findMailContext } from './mail-context.queries.ts'
import { failureOf } from './mail-failure.ts'
import { findPurpose, whyUnwanted } from './mail-purpose.ts'

export type Deps = Pick<Platform, 'db' | 'clock' | 'mail' | 'files' | 'live' | 'log'> &
  Configured<'publicUrl'>

type Claimed = {
  weddingId: string
  id: string
  householdId: string
  kind: StoredMailKind
  occasion: string
  address: string
  attempts: number
  createdAt: Date
}

/** Sends what waits for a domain, as fast as it may be; what has to wait longer is left to a job of its own. */
export async function deliverToDomain(deps: Deps, domain: string, signal: AbortSignal): Promise<void> {
  await giveUpLost(deps)
  while (!signal.aborted) {
    const mail = await claim(deps, domain)
    if (mail === 'postponed') continue
    if (mail === 'tooMany') return startDelivery(deps.db, domain, nextMinute(deps.clock))
    if (mail === 'none') return continueLater(deps, domain)
    await deliver(deps, mail)
  }
  await startDelivery(deps.db, domain)
}

/**
 * Takes the next mail, with a place in its wedding's day and in the domain's minute. It is marked as attempted before it is handed over, and
 * committed, so that a process that ends right then does not let another one send it again.
 */
function claim({ db, clock }: Deps, domain: string): Promise<Claimed | 'none' | 'tooMany' | 'postponed'> {
  const now = clock.now().toISOString()
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Omit<Claimed, 'createdAt'> & { createdAt: string }>(sql`
      select wedding_id as "weddingId", id, household_id as "householdId", kind, occasion, address,
        attempts,
to_json(created_at) #>> '{}' as "createdAt"
      from guest_mails
      where domain = ${domain} and ${IS_DUE} and attempted_at is null and next_at <= ${now}
      order by next_at, id limit 1 for update skip locked`)
    const [mail] = rows
    if (!mail) return 'none'
    if (await isDayFull(tx, clock, mail.weddingId)) return postpone(tx, clock, mail.weddingId, domain)
    const { rowCount: place } = await tx.execute(sql`
      insert into mail_paces as p (domain, minute, sent) values (${domain}, date_trunc('minute', ${now}::timestamptz), 1)
      on conflict (domain) do update
      set minute = excluded.minute, sent = case when p.minute = excluded.minute then p.sent + 1 else 1 end
      where p.minute <> excluded.minute or p.sent < ${MAILS_A_MINUTE_PER_DOMAIN}`)
    if (!place) return 'tooMany'
    await tx.execute(sql`
      update guest_mails set attempted_at = ${now}, attempts = attempts + 1
      where wedding_id = ${mail.weddingId} and id = ${mail.id}`)
    return { ...mail, attempts: mail.attempts + 1, createdAt: new Date(mail.createdAt) }
  })
}

async function deliver(deps: Deps, claimed: Claimed): Promise<void> {
  const { weddingId, householdId, address, id } = claimed
  try {
    const context = await findMailContext(deps.db, weddingId, householdId, address)
    const purpose = await findPurpose(deps.db, claimed)
    const unwanted = whyUnwanted(context, purpose, deps.clock)
    if (!context || !purpose || unwanted) return await end(deps, claimed, unwanted ?? 'cancelled')
    const planner = await findLinkedPlanner(deps, mintMemberWeddingId(weddingId, 'wedding', 'view'))
    const { publicUrl } = deps.settings
    const mail = composeGuestMail(context, { purpose, to: address, publicUrl, planner })
    await deps.mail.send({ id, ...mail })
  } catch (error) {
    return afterFailure(deps, claimed, error)
  }
  await end(deps, claimed, 'sent')
}

async function afterFailure(deps: Deps, mail: Claimed, error: unknown): Promise<void> {
  const { clock, log } = deps
  const failure = failureOf(error)
  if (failure.kind === 'refused') {
    log.warn({ mail: mail.id }, 'mail given up: the mail server refuses its recipient')
    return end(deps, mail, 'refused', failure.refusal)
  }
  if (failure.kind === 'later') {
    const isTooOld = clock.now().getTime() - mail.createdAt.getTime() > MAIL_TRIED_MS
    if (isTooOld) return end(deps, mail, 'refused', 'gaveUp')
    return giveBack(deps, mail, retryAfterMs(mail.attempts))
  }
  // The others of the domain come first when the job is tried again.
  await giveBack(deps, mail, MINUTE_MS)
  throw error
}

async function giveBack({ db, clock }: Deps, { weddingId, id }: Claimed, afterMs: number): Promise<void> {
  const nextAt = new Date(clock.now().getTime() + afterMs).toISOString()
  await db.execute(sql`
    update guest_mails set attempted_at = null, next_at = ${nextAt} where wedding_id = ${weddingId} and id = ${id}`)
}

/** Notes what became of a mail, which members who look at their families see. */
async function end(
  { db, clock, live }: Deps,
  mail: Claimed,
  status: GuestMailStatus,
  refusal: MailRefusal | null = null,
): Promise<void> {
  const { weddingId, householdId, id } = mail
  const now = clock.now().toISOString()
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      update guest_mails set status = ${status}, ended_at = ${now} where wedding_id = ${weddingId} and id = ${id}`)
    if (status === 'sent') await noteSent(tx, mail, now)
    if (refusal) {
      await tx.execute(sql`
        update mail_recipients set refused_at = ${now}, refusal = ${refusal}
        where wedding_id = ${weddingId} and address = ${mail.address}`)
    }
    await recordChange(tx, systemAuthor(weddingId), 'households')
  })
  announce(live, weddingId, [householdId])
}

async function noteSent(tx: Transaction, { weddingId, householdId, kind, occasion }: Claimed, now: string) {
  if (kind === 'invite')
    await tx.execute(sql`
      update households set sent_at = ${now}, sent_by = 'email'
      where wedding_id = ${weddingId} and id = ${householdId} and sent_at is null`)
  if (kind === 'date')
    await tx.execute(sql`
      update households set date_sent_at = ${now}, date_sent_by = 'email', date_told = ${occasion},
        date_opened_at = case when date_told = ${occasion} then date_opened_at end
      where wedding_id = ${weddingId} and id = ${householdId}`)
  if (kind === 'remind')
    await tx.execute(sql`
      update households set reminded_at = ${now}, remind_due_at = null
      where wedding_id = ${weddingId} and id = ${householdId}`)
}

/** Mails whose process ended while it sent them: they may have arrived, so a member decides on sending them again. */
export async function giveUpLost({ db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>): Promise<void> {
  const now = clock.now()
  const lost = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ weddingId: string; householdId: string }>(sql`
      update guest_mails set status = 'unsure', ended_at = ${now.toISOString()}
      where ${IS_DUE} and attempted_at < ${new Date(now.getTime() - MAIL_LOST_MS).toISOString()}
      returning wedding_id as "weddingId", household_id as "householdId"`)
    for (const weddingId of new Set(rows.map((row) => row.weddingId)))
      await recordChange(tx, systemAuthor(weddingId), 'households')
    return rows
  })
  for (const { weddingId, householdId } of lost) announce(live, weddingId, [householdId])
}

/** Starts what waits for a later attempt at its time. */
async function continueLater({ db }: Deps, domain: string): Promise<void> {
  const { rows } = await db.execute<{ nextAt: string | null }>(sql`
    select to_json(min(next_at)) #>> '{}' as "nextAt" from guest_mails
    where domain = ${domain} and ${IS_DUE} and attempted_at is null`)
  const nextAt = rows[0]?.nextAt
  if (nextAt) await startDelivery(db, domain, new Date(nextAt))
}

/** Starts the delivery of every domain that mails wait for: what a lost job has left. */
export async function resumeDeliveries({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { rows } = await db.execute<{ domain: string }>(sql`
    select distinct domain from guest_mails
    where ${IS_DUE} and attempted_at is null and next_at <= ${clock.now().toISOString()}`)
  await startDeliveries(
    db,
    rows.map(({ domain }) => domain),
  )
}

export function announce(live: Platform['live'], weddingId: string, ids: string[], notified = false): void {
  live.changed({ weddingId, area: 'households', ids, actorId: null, clientId: null, notified })
}

const nextMinute = (clock: Clock) => new Date((Math.floor(clock.now().getTime() / MINUTE_MS) + 1) * MINUTE_MS)
