import { AREAS_WITH_DRAFTS } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { Membership } from '#server/core/membership.ts'
import { readVersions } from './drafts.queries.ts'

/** To whom a change is visible, and who may hear of it: all, those who see drafts, or all without being told which rows. */
export type Visibility = 'all' | 'drafts' | 'allWithoutRows'

type Reader = Pick<Membership, 'seesDrafts'>

/** The platform as a member's request may use it: drafts are only found by those who see them. */
export const platformOf = (platform: Platform, { seesDrafts }: Reader): Platform =>
  seesDrafts ? { ...platform, db: platform.databases.withDrafts } : platform

/**
 * Makes a change and finds out who may hear of it, by the version that it has raised: that of what is published, or
 * that of the drafts. When both have grown, another change came between; then rows are not named. What is never
 * announced has no `by`.
 */
export async function withVisibility<T>(
  { db }: Pick<Platform, 'db'>,
  by: Pick<Membership, 'weddingId' | 'seesDrafts'> | null,
  area: string,
  change: () => Promise<T>,
): Promise<{ result: T; visibility: Visibility }> {
  if (!by?.seesDrafts || !AREAS_WITH_DRAFTS.some((one) => one === area))
    return { result: await change(), visibility: 'all' }
  const before = await readVersions(db, by.weddingId, area)
  const result = await change()
  const after = await readVersions(db, by.weddingId, area)
  if (after.published === before.published) return { result, visibility: 'drafts' }
  return { result, visibility: after.drafts === before.drafts ? 'all' : 'allWithoutRows' }
}
