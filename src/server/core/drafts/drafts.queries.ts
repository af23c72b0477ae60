import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Area } from '#domain/activity/areas.ts'
import { DRAFTS } from '#domain/live/live.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The versions of what is published in an area, and of its drafts. */
export async function readVersions(
  db: Database,
  weddingId: MemberWeddingId,
  area: string,
): Promise<{ published: string | null; drafts: string | null }> {
  const { rows } = await db.execute<{ published: string | null; drafts: string | null }>(sql`
    select sum(version) filter (where area = ${area}) as published,
      sum(version) filter (where area <> ${area}) as drafts
    from wedding_versions where wedding_id = ${weddingId} and area in (${area}, ${area + DRAFTS})`)
  return rows[0]!
}

/** Those of the areas in which this transaction has touched nothing but drafts. */
export async function findAreasOfDrafts(tx: Transaction, areas: readonly Area[]): Promise<Area[]> {
  const { rows } = await tx.execute<{ area: Area }>(sql`
    select area from unnest(${sql.param(areas)}::text[]) as area
    where current_setting('azahar.reach_' || area, true) = 'drafts'`)
  return rows.map(({ area }) => area)
}

/**
 * One of the vendors who is responsible in a published day: as a draft, the others would find an id there that they
 * do not know.
 */
export async function findNamedInPublishedDays(
  tx: Transaction,
  weddingId: MemberWeddingId,
  vendorIds: string[],
): Promise<{ name: string } | undefined> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select v.name from vendors v
    where v.wedding_id = ${weddingId} and v.id = any(${sql.param(vendorIds)}::uuid[]) and v.deleted_at is null
      and exists (
        select from agenda_items i join agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
        where i.wedding_id = v.wedding_id and d.drafted_at is null
          and i.responsible @> jsonb_build_array(jsonb_build_object('kind', 'vendor', 'vendorId', v.id)))
    order by v.created_at, v.id limit 1`)
  return rows[0]
}

/** Whether an image lies in a folder that is a draft. */
export async function isImageOfDraft(db: Database, weddingId: string, imageId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from inspirations i
    join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
    where i.wedding_id = ${weddingId} and i.id = ${imageId} and f.drafted_at is not null`)
  return rows.length > 0
}

/** Whether a vendor or an item of the agenda is a draft, on connections that see drafts and on those that do not. */
export async function isDraft(
  db: Database,
  weddingId: MemberWeddingId,
  kind: 'vendor' | 'agenda',
  id: string,
): Promise<boolean> {
  const { rows } = await db.execute(
    kind === 'vendor'
      ? sql`select from public.vendors
          where wedding_id = ${weddingId} and id = ${id} and drafted_at is not null`
      : sql`select from public.agenda_items i
          join public.agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
          where i.wedding_id = ${weddingId} and i.id = ${id} and d.drafted_at is not null`,
  )
  return rows.length > 0
}
