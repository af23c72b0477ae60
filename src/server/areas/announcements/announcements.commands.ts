import { eq, sql } from 'drizzle-orm'
import { textAnnouncements, textReceipts } from '#db/schema/announcements.ts'
import { DOCUMENT_NAMES, earliestEffect, isInEffect } from '#domain/announcements/announcements.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { noteAct } from '#server/areas/operator/operator-acts.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { OperatorId } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import { textsOf } from './announcements.queries.ts'
import { addBatch, takeMailsBack } from './mail-text-change.commands.ts'
import { UNREAD_TEXTS } from './unread-texts.queries.ts'

export type GivenAnnouncement = {
  document: LegalDocument
  version: IsoDate
  summary: string
  effectiveOn: IsoDate
}

type Refusal =
  | { code: 'TEXT_NOT_CARRIED' }
  | { code: 'ALREADY_ANNOUNCED' }
  | { code: 'TOO_SOON'; earliest: IsoDate }

/** Why an announcement is refused by what the release carries and by its day; `null` when it may be made. */
export function refusalOf(
  { clock, settings: { comingTexts } }: Pick<Platform, 'clock'> & Configured<'comingTexts'>,
  { document, version, effectiveOn }: GivenAnnouncement,
): Refusal | null {
  const coming = comingTexts[document]
  if (coming?.version !== version) return { code: 'TEXT_NOT_CARRIED' }
  const earliest = earliestEffect(dayInMadrid(clock.now()), coming.from)
  return effectiveOn < earliest ? { code: 'TOO_SOON', earliest } : null
}

/** Announces a text with both versions as they are now, and lets the mails go out. */
export async function announceText(
  platform: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl' | 'comingTexts' | 'operator'>,
  by: OperatorId,
  given: GivenAnnouncement,
): Promise<Refusal | null> {
  const refusal = refusalOf(platform, given)
  if (refusal) return refusal
  return platform.db.transaction(async (tx) => {
    const id = newId()
    const { rowCount } = await tx
      .insert(textAnnouncements)
      .values({ ...given, ...textsOf(platform, given.document), id, announcedAt: platform.clock.now() })
      .onConflictDoNothing()
    if (rowCount !== 1) return { code: 'ALREADY_ANNOUNCED' }
    await noteAct(tx, platform, by, { act: 'textAnnounced', subject: subjectOf(given) })
    await addBatch(tx, id)
    return null
  })
}

/**
 * Takes an announcement back before its day. Mails of it that are still in the queue go with it; who got theirs is
 * written to. A second try changes nothing.
 */
export async function withdrawText(
  platform: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  by: OperatorId,
  announcementId: string,
  reason: string,
): Promise<'ANNOUNCEMENT_NOT_FOUND' | 'TEXT_IN_EFFECT' | null> {
  const { db, clock } = platform
  return db.transaction(async (tx) => {
    const isIt = eq(textAnnouncements.id, announcementId)
    const [announced] = await tx.select().from(textAnnouncements).where(isIt).for('update')
    if (!announced) return 'ANNOUNCEMENT_NOT_FOUND'
    if (announced.withdrawnAt) return null
    const now = clock.now()
    if (isInEffect(announced.effectiveOn, dayInMadrid(now))) return 'TEXT_IN_EFFECT'
    await tx.update(textAnnouncements).set({ withdrawnAt: now, withdrawalReason: reason }).where(isIt)
    await takeMailsBack(tx, announcementId)
    await noteAct(tx, platform, by, { act: 'textWithdrawn', subject: subjectOf(announced) })
    await addBatch(tx, announcementId)
    return null
  })
}

const subjectOf = ({ document, effectiveOn }: Pick<GivenAnnouncement, 'document' | 'effectiveOn'>) =>
  `${DOCUMENT_NAMES[document].name}, desde el ${dateInWords(effectiveOn)}`

/** 'Entendido': keeps the first time; null for an announcement that the person is not told of. */
export async function confirmText(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  { announcementId, isWithdrawal }: { announcementId: string; isWithdrawal: boolean },
): Promise<Date | null> {
  const column = isWithdrawal ? sql`withdrawal_read_at` : sql`read_at`
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into text_receipts as r (announcement_id, user_id, ${column})
      select a.id, p.id, ${clock.now().toISOString()}::timestamptz
      from ${UNREAD_TEXTS} and p.id = ${userId} and a.id = ${announcementId}
        and (a.withdrawn_at is not null or not ${isWithdrawal})
      on conflict (announcement_id, user_id) do update set ${column} = excluded.${column} where r.${column} is null`)
    const [receipt] = await tx
      .select({ readAt: isWithdrawal ? textReceipts.withdrawalReadAt : textReceipts.readAt })
      .from(textReceipts)
      .where(sql`${textReceipts.announcementId} = ${announcementId} and ${textReceipts.userId} = ${userId}`)
    return receipt?.readAt ?? null
  })
}
