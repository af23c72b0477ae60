import type { Database } from '#db/client.ts'
import { type Access, accessOf, type Standing } from '#domain/permissions.ts'
import { FileNames } from '../archive/file-names.ts'
import type { StoredFile } from '../archive/stream-zip.ts'
import { type MemberWeddingId, mintMemberWeddingId } from '../auth/gate.ts'
import { PERSON_COLUMNS } from './person-columns.ts'

/** Columns that open something: they are kept encrypted or hashed, or would be of use to a thief only. */
const SECRET =
  /password|token|secret|backup_codes|public_key|credential_id|(^|_)code$|hash|auth_key|p256dh|^endpoint$|^path$/

/** The rows of every table that name the person, by table, without secrets. */
export async function readOwnRows(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const { table, column } of await listIdColumns(db)) {
    const { rows } = await db.$client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${table} t where t.${column} = $1`,
      [userId],
    )
    const own = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))),
    )
    if (own.length > 0) found[table] = [...(found[table] ?? []), ...own]
  }
  return found
}

/** The columns with the id of the person, among those that have a rule for their deletion. */
async function listIdColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const named = Object.entries(PERSON_COLUMNS).flatMap(([name, rule]) => {
    if (rule !== 'deleted' && rule !== 'cleared') return []
    const column = name.slice(name.lastIndexOf('.') + 1)
    return [{ table: name.slice(0, -column.length - 1), column }]
  })
  const { rows } = await db.$client.query<{ name: string }>(`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name || '.' || column_name
      as name
    from information_schema.columns where udt_name = 'uuid' and table_schema in ('public', 'auth')`)
  const ids = new Set(rows.map(({ name }) => name))
  return named.filter(({ table, column }) => ids.has(`${table}.${column}`))
}

/** The logo and the portfolio of a planner. */
export async function listOwnFiles(db: Database, userId: string): Promise<StoredFile[]> {
  type Row = Pick<StoredFile, 'table' | 'key' | 'bucket' | 'path' | 'size'> & {
    fileName: string
    isStored: boolean
  }
  const { rows } = await db.$client.query<Row>(
    `select 'planner_logos' as table, '{}'::json as key, 'branding-logos' as bucket, path,
       file_name as "fileName", size from planner_logos where user_id = $1
     union all
     select 'planner_portfolio', json_build_object('id', i.id), 'planner-portfolio', f.path,
       i.file_name, f.size from planner_portfolio i
     join planner_portfolio_files f on (f.user_id, f.image_id) = (i.user_id, i.id)
       and f.variant = case i.status when 'ready' then 'original' else 'upload' end
     where i.user_id = $1`.replaceAll("'{}'::json as key", "json_build_object('id', user_id) as key"),
    [userId],
  )
  const names = new FileNames()
  return rows.map(({ fileName, ...file }) => ({
    ...file,
    name: names.take({ folders: ['tus-archivos'], fileName }),
  }))
}

/** The weddings of a person with what they may see of each. */
export async function listMemberships(
  db: Database,
  userId: string,
): Promise<{ weddingId: MemberWeddingId; access: Access }[]> {
  const { rows } = await db.$client.query<Standing & { weddingId: string }>(
    `select m.wedding_id as "weddingId", m.role, m.preset, m.permissions, exists (
       select from wedding_members c where c.wedding_id = m.wedding_id and c.preset = 'couple') as "hasCouple"
     from wedding_members m where m.user_id = $1 order by m.created_at, m.wedding_id`,
    [userId],
  )
  // The job acts for the member whose rows these are.
  return rows.map(({ weddingId, ...standing }) => ({
    weddingId: mintMemberWeddingId(weddingId),
    access: accessOf(standing),
  }))
}
