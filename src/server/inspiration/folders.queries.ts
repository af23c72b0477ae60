import { sql } from 'drizzle-orm'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** The folders of the wedding `$1` as rows in the shape of the contract. */
const FOLDERS = `
  select f.id, f.name, f.color, f.icon, f.position, f.cover_image_id as "coverImageId",
    coalesce(c.count, 0)::int as "imageCount", f.drafted_at is not null as "isDraft", f.created_at as "createdAt",
    coalesce(
      (select i.image_url from inspirations i where (i.wedding_id, i.id) = (f.wedding_id, f.cover_image_id)
        and i.folder_id = f.id and i.deleted_at is null),
      (select i.image_url from inspirations i where (i.wedding_id, i.folder_id) = (f.wedding_id, f.id)
        and i.deleted_at is null and i.image_url is not null order by i.created_at desc, i.id desc limit 1)
    ) as cover,
    case when s.token is not null then
      json_build_object('path', '/inspiracion/' || s.token, 'lastDay', s.last_day) end as share
  from inspiration_folders f
  left join (
    select folder_id, count(*) from inspirations where wedding_id = $1::uuid and deleted_at is null group by folder_id
  ) c on c.folder_id = f.id
  left join inspiration_shares s on (s.wedding_id, s.folder_id) = (f.wedding_id, f.id)
  where f.wedding_id = $1::uuid and f.deleted_at is null`

const LIST_FOLDERS = {
  name: 'inspiration-folders-list',
  text: `select coalesce(json_agg(row order by position, "createdAt", id), '[]')::text as json from (${FOLDERS}) row`,
}

/** The folders as JSON in the shape of the contract, in their order. */
export async function listFoldersJson(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...LIST_FOLDERS, values: [weddingId] })
  return rows[0]!.json
}

const FIND_FOLDER = {
  name: 'inspiration-folder-find',
  text: `select row_to_json(row) as folder from (${FOLDERS} and f.id = $2::uuid) row`,
}

/** A folder; `undefined` when the wedding has none with that id, or has removed it. */
export async function findFolder(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  folderId: string,
): Promise<InspirationFolder | undefined> {
  const values = [weddingId, folderId]
  const { rows } = await db.$client.query<{ folder: InspirationFolder }>({ ...FIND_FOLDER, values })
  return rows[0]?.folder
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
