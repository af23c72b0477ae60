import { sql } from 'drizzle-orm'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { Need } from '#domain/members/permissions.ts'
import { SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The folders of the wedding `$1` as rows in the shape of the contract; the path of a share is for editors alone. */
const folders = (path: string) => `
  select f.id, f.name, f.color, f.icon, f.position, f.cover_image_id as "coverImageId",
    coalesce(c.count, 0)::int as "imageCount", coalesce(c.waiting, 0)::int as "waitingCount", f.drafted_at is not null as "isDraft", f.created_at as "createdAt",
    coalesce(
      (select i.image_url from inspirations i where (i.wedding_id, i.id) = (f.wedding_id, f.cover_image_id)
        and i.folder_id = f.id and i.deleted_at is null),
      (select i.image_url from inspirations i where (i.wedding_id, i.folder_id) = (f.wedding_id, f.id)
        and i.deleted_at is null and i.image_url is not null and i.review is distinct from 'retired' order by i.created_at desc, i.id desc limit 1)
    ) as cover,
    case when s.token is not null then
      json_build_object('path', ${path}, 'lastDay', greatest(s.last_day, s.photos_until, s.reviewed_until),
        'use', case when s.photos_until is null then 'view'
          when s.last_day < s.photos_until and s.reviewed_until is null then 'send' else 'both' end,
        'isReviewed', s.reviewed_until is not null)
      end as share
  from inspiration_folders f
  left join (
    select folder_id, count(*), count(*) filter (where review = 'waiting') as waiting from inspirations where wedding_id = $1::uuid and deleted_at is null group by folder_id
  ) c on c.folder_id = f.id
  left join inspiration_shares s on (s.wedding_id, s.folder_id) = (f.wedding_id, f.id)
  where f.wedding_id = $1::uuid and f.deleted_at is null`

const PATH = `'${SHARED_LINKS.folder.begins}' || s.token`

const list = (name: string, path: string) => ({
  name,
  text: `select coalesce(json_agg(row order by position, "createdAt", id), '[]')::text as json
    from (${folders(path)}) row`,
})

const LISTS = {
  view: list('inspiration-folders-seen', 'null'),
  edit: list('inspiration-folders-list', PATH),
}

/** The folders as JSON in the shape of the contract, in their order. */
export async function listFoldersJson(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  level: Need,
): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...LISTS[level], values: [weddingId] })
  return rows[0]!.json
}

const FIND_FOLDER = {
  name: 'inspiration-folder-find',
  text: `select row_to_json(row) as folder from (${folders(PATH)} and f.id = $2::uuid) row`,
}

/** A folder; `undefined` when the wedding has none with that id, or has removed it. */
export async function findFolder(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'edit'>,
  folderId: string,
): Promise<InspirationFolder | undefined> {
  const values = [weddingId, folderId]
  const { rows } = await db.$client.query<{ folder: InspirationFolder }>({ ...FIND_FOLDER, values })
  return rows[0]?.folder
}

/** Finds the name of a folder; `undefined` when it is not there. */
export async function findFolderName(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  folderId: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from inspiration_folders
    where wedding_id = ${weddingId} and id = ${folderId} and deleted_at is null`)
  return rows[0]?.name
}

/** Whether the folder is there. */
export async function isFolder(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  folderId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from inspiration_folders
    where wedding_id = ${weddingId} and id = ${folderId} and deleted_at is null`)
  return rows.length > 0
}
