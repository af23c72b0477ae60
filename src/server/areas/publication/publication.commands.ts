import { and, eq, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import type { PublishedCounts } from '#domain/activity/published-in-words.ts'
import { isEnough } from '#domain/members/permissions.ts'
import type { Undecided } from '#server/areas/agenda/agenda-merge.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import {
  ChangesUndecided,
  type DraftSection,
  editorOf,
  PUBLISHED_SECTIONS,
  type PublishedChoice,
  type Publisher,
  type ShownPart,
  showParts,
  VendorStaysDraft,
} from './show-parts.ts'

export type Publication = PublishedCounts & { lineId: string | null; sections: DraftSection[] }

/**
 * Shows the chosen drafts of all sections to the other members in one transaction, with one line of activity and one
 * notification for each of them. Nothing is shown when a day names a vendor who stays a draft, or while it is
 * undecided what of a day counts that others have changed too.
 */
export async function publishDrafts(
  db: Database,
  clock: Clock,
  by: Publisher,
  choice: PublishedChoice,
): Promise<Publication | { draftNamed: string } | Undecided> {
  try {
    return await db.transaction((tx) => publish(tx, clock, by, choice))
  } catch (error) {
    if (error instanceof VendorStaysDraft) return { draftNamed: error.draftNamed }
    if (error instanceof ChangesUndecided) return error.undecided
    throw error
  }
}

async function publish(
  tx: Transaction,
  clock: Clock,
  by: Publisher,
  choice: PublishedChoice,
): Promise<Publication> {
  const { chosen } = choice
  for (const section of PUBLISHED_SECTIONS) {
    const editor = chosen[section].length > 0 && editorOf(by, section)
    if (editor) await lockForWriting(tx, editor.weddingId, section)
  }
  const parts = await showParts(tx, clock, by, choice)
  const sections = parts.map(({ section }) => section)
  if (sections.length === 0) return { ...countsOf(parts), lineId: null, sections }
  await recordChange(tx, by, sections)
  const lineId = await activityLine(tx)
  for (const { seen, only } of await listAudiences(tx, by, sections)) {
    const told = parts.filter(({ section }) => seen.includes(section))
    if (told.length === 1) await told[0]!.tell({ only })
    else {
      const data = { lineId, sections: seen.join(), ...countsOf(told) }
      await notify(tx, clock, by, 'drafts.published', data, { only })
    }
  }
  return { ...countsOf(parts), lineId, sections }
}

const NOTHING: PublishedCounts = { vendors: 0, days: 0, changedDays: 0, folders: 0, tasks: 0 }

const countsOf = (parts: readonly ShownPart[]): PublishedCounts =>
  Object.assign({ ...NOTHING }, ...parts.map(({ counts }) => counts))

type Audience = { seen: DraftSection[]; only: string[] }

/** The other members by which of the sections they see, so that no notification counts what its reader may not see. */
async function listAudiences(
  tx: Transaction,
  { weddingId, actor }: ActingMember,
  sections: readonly DraftSection[],
): Promise<Audience[]> {
  const others = await tx
    .select({ userId: weddingMembers.userId, permissions: weddingMembers.permissions })
    .from(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, weddingId), ne(weddingMembers.userId, actor.userId)))
  const audiences = new Map<string, Audience>()
  for (const { userId, permissions } of others) {
    const seen = sections.filter((section) => isEnough(permissions[section], 'view'))
    if (seen.length === 0) continue
    const key = seen.join()
    const audience = audiences.get(key) ?? { seen, only: [] }
    audience.only.push(userId)
    audiences.set(key, audience)
  }
  return [...audiences.values()]
}
