import type { Database } from '#db/client.ts'
import { type Access, accessOf, type Standing } from '#domain/members/permissions.ts'
import { FileNames } from '#server/areas/archive/file-names.ts'
import type { StoredFile } from '#server/areas/archive/stream-zip.ts'
import { NOTIFICATION_OF_A_MEMBER } from '#server/areas/notifications/notification-reader.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { COPIED_TABLES } from './copied-tables.ts'

/** Notifications of rows that the person may not see are not theirs any more, as in the bell. */
const VISIBLE: Readonly<Record<string, string>> = {
  notifications: NOTIFICATION_OF_A_MEMBER,
}

/** The rows of each table that are the person's own, with the columns that are copied. */
export async function readOwnRows(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [table, { owner, ownOf, copied }] of Object.entries(COPIED_TABLES)) {
    const pairs = copied.map((column) => `'${column}', n.${column}`).join(', ')
    const { rows } = await db.$client.query<{ row: unknown }>(
      `select json_build_object(${pairs}) as row from ${table} n
       where ${ownOf ? `coalesce(n.${ownOf}, n.${owner})` : `n.${owner}`} = $1 and ${VISIBLE[table] ?? 'true'}`,
      [userId],
    )
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  return found
}

/**
 * The logo and the portfolio of a planner, what proves the payments in their books, the files of their vendors' book, and
 * their signed contracts.
 */
export async function listOwnFiles(db: Database, userId: string): Promise<StoredFile[]> {
  const names = new FileNames()
  const rows = await readOwnFiles(db, userId)
  return rows.map(({ fileName, ...file }) => ({
    ...file,
    name: names.take({ folders: ['tus-archivos'], fileName }),
    pathNow: async () =>
      (await readOwnFiles(db, userId)).find(
        ({ table, key }) => table === file.table && key['id'] === file.key['id'],
      )?.path,
  }))
}

type OwnFile = Pick<StoredFile, 'table' | 'key' | 'bucket' | 'path' | 'size'> & { fileName: string }

async function readOwnFiles(db: Database, userId: string): Promise<OwnFile[]> {
  const { rows } = await db.$client.query<OwnFile>(
    `select 'planner_logos' as table, '{}'::json as key, 'branding-logos' as bucket, path,
       file_name as "fileName", size from planner_logos where user_id = $1
     union all
     select 'planner_portfolio', json_build_object('id', i.id), 'planner-portfolio', f.path,
       i.file_name, f.size from planner_portfolio i
     join planner_portfolio_files f on (f.user_id, f.image_id) = (i.user_id, i.id)
       and f.variant = case i.status when 'ready' then 'original' else 'upload' end
     where i.user_id = $1
     union all
     select 'book_entry_files', json_build_object('id', f.id), 'book-files', f.path, f.name, f.size
     from book_entry_files f where f.owner_id = $1
     union all
     select 'planner_vendor_files', json_build_object('id', f.id), 'vendor-book-files', f.path, f.name, f.size
     from planner_vendor_files f where f.owner_id = $1
     union all
     select 'agreement_files', json_build_object('id', p.request_id || '/' || p.version),
       'agreement-files', p.path, 'Contrato ' || coalesce(v.document::jsonb ->> 'number', '') || '.' ||
         case p.content_type when 'image/jpeg' then 'jpg' when 'image/png' then 'png' else 'pdf' end, p.size
     from agreement_files p join agreement_versions v
       on (v.planner_id, v.request_id, v.version) = (p.planner_id, p.request_id, p.version)
     where p.planner_id = $1`.replaceAll("'{}'::json as key", "json_build_object('id', user_id) as key"),
    [userId],
  )
  return rows
}

export type OwnMembership = { weddingId: MemberWeddingId; access: Access }

/** The weddings of a person with what they may see of each. */
export async function listMemberships(db: Database, userId: string): Promise<OwnMembership[]> {
  const { rows } = await db.$client.query<Standing & { weddingId: string }>(
    `select m.wedding_id as "weddingId", m.role, m.preset, m.permissions, exists (
       select from wedding_members c where c.wedding_id = m.wedding_id and c.preset = 'couple') as "hasCouple"
     from wedding_members m where m.user_id = $1 order by m.created_at, m.wedding_id`,
    [userId],
  )
  // The job acts for the member whose rows these are.
  return rows.map(({ weddingId, ...standing }) => ({
    weddingId: mintMemberWeddingId(weddingId, 'wedding', 'view'),
    access: accessOf(standing),
  }))
}
