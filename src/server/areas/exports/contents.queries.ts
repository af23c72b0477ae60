import type { ExportContents } from '#contract/exports.ts'
import type { Database } from '#db/client.ts'
import type { Access } from '#domain/members/permissions.ts'
import { ORIGINALS } from '#server/areas/archive/archive-originals.ts'
import { isItemFile } from '#server/areas/archive/file-parts.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type Counted = { count: string; bytes: string }

/** How much there is of what a copy holds, as far as a member sees it. */
export async function countContents(
  db: Database,
  { weddingId, access }: { weddingId: MemberWeddingId<'wedding', 'view'>; access: Access },
): Promise<ExportContents> {
  const { rows } = await db.$client.query<{ guests: string; vendors: string }>(
    `select (select count(*) from guests where wedding_id = $1) as guests,
      (select count(*) from vendors where wedding_id = $1 and deleted_at is null) as vendors`,
    [weddingId],
  )
  const contents: ExportContents = {
    guests: access.guests === 'none' ? null : Number(rows[0]!.guests),
    vendors: access.vendors === 'none' ? null : Number(rows[0]!.vendors),
    ...{ images: 0, files: 0, bytes: 0 },
  }
  for (const { table, section, text } of ORIGINALS) {
    if (access[section] === 'none') continue
    const { rows } = await db.$client.query<Counted>(
      `select count(*) as count, coalesce(sum(o.size), 0) as bytes from (${text}) o`,
      [weddingId],
    )
    contents[isItemFile(table) ? 'files' : 'images'] += Number(rows[0]!.count)
    contents.bytes += Number(rows[0]!.bytes)
  }
  return contents
}
