import type pg from 'pg'

type Table = { name: string; columns: string[]; unique: Record<string, string> | null }

/** The account that has the place of a person in a copy of a wedding. */
const ACCOUNT = (column: string) => `md5(copies.wedding::text || ${column})::uuid`

/** The columns that say whose a row is. */
const PEOPLE = ['user_id', 'recipient_id']

/** The log of changes is most of a wedding, and none of the lists that are read. */
const LOG = ['activity_changes', 'activity_lines', 'notifications']

/** Writes many rows as fast as the disk takes them, by this connection and the whole server. */
const IN_HASTE = [
  "set session_replication_role = 'replica'",
  'set synchronous_commit = off',
  "set maintenance_work_mem = '512MB'",
  "alter system set max_wal_size = '8GB'",
  "alter system set autovacuum = 'off'",
  'select pg_reload_conf()',
]
const AS_USUAL = [
  "set session_replication_role = 'origin'",
  'alter system reset max_wal_size',
  'alter system reset autovacuum',
  'select pg_reload_conf()',
]

/**
 * Copies the weddings that have guests, with all that they hold, until there are so many guests; without their logs of
 * changes when they are to be slim. Each copy has accounts, addresses and codes of its own. Triggers and foreign keys
 * are left out, since the copied rows keep them already.
 */
export async function growTo(db: pg.Client, guests: number, { isSlim = false } = {}): Promise<void> {
  for (const statement of IN_HASTE) await db.query(statement)
  const tables = (await tablesOfWeddings(db)).filter(({ name }) => !isSlim || !LOG.includes(name))
  for (;;) {
    const { rows } = await db.query<{ guests: string; weddings: string }>(
      'select (select count(*) from guests) as guests, (select count(distinct wedding_id) from guests) as weddings',
    )
    const [present, weddings] = [Number(rows[0]!.guests), Number(rows[0]!.weddings)]
    if (present >= guests) break
    const copied = Math.min(weddings, Math.ceil((guests - present) / (present / weddings)))
    await db.query('drop table if exists pg_temp.copies')
    await db.query(
      `create temp table copies as
       select id as of_wedding, gen_random_uuid() as wedding from weddings
       where exists (select from guests where wedding_id = weddings.id) order by id limit $1`,
      [copied],
    )
    await db.query('analyze copies')
    for (const table of tables) await db.query(copying(table))
    for (const statement of COPIED_ACCOUNTS) await db.query(statement)
  }
  await db.query('vacuum analyze')
  await db.query('checkpoint')
  for (const statement of AS_USUAL) await db.query(statement)
}

/** The accounts of the members of the copies, each signed in once. */
const COPIED_ACCOUNTS = [
  `insert into auth."user" (id, name, email, email_verified, role, created_at, updated_at)
   select m.user_id, 'Carmen Aguirre', m.user_id || '@correo.example', true, m.role, now(), now()
   from copies join wedding_members m on m.wedding_id = copies.wedding on conflict do nothing`,
  `insert into profiles (id, role, full_name)
   select m.user_id, m.role, 'Carmen Aguirre'
   from copies join wedding_members m on m.wedding_id = copies.wedding on conflict do nothing`,
  `insert into auth.session (id, user_id, token, expires_at, created_at, updated_at)
   select gen_random_uuid(), m.user_id, gen_random_uuid()::text, now() + interval '30 days', now(), now()
   from copies join wedding_members m on m.wedding_id = copies.wedding`,
]

/** The tables with a column of the wedding, and that of the weddings itself. */
async function tablesOfWeddings(db: pg.Client): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select c.relname as name,
       array_agg(a.attname::text) as columns,
       (select json_object_agg(own.attname, format_type(own.atttypid, null)) from pg_index i
         join pg_attribute own on own.attrelid = c.oid and own.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisunique and own.attname <> 'wedding_id'
           and not exists (
             select from pg_attribute w
             where w.attrelid = c.oid and w.attnum = any (i.indkey) and w.attname = 'wedding_id')
       ) as unique
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and (c.relname = 'weddings' or exists (
         select from pg_attribute w where w.attrelid = c.oid and w.attname = 'wedding_id' and not w.attisdropped))
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}

/** The statement that copies the rows of one table to the copies of their weddings. */
function copying({ name, columns, unique }: Table): string {
  const key = name === 'weddings' ? 'id' : 'wedding_id'
  const value = (column: string): string => {
    if (column === key) return 'copies.wedding'
    if (PEOPLE.includes(column)) return ACCOUNT(`source."${column}"`)
    const type = unique?.[column]
    if (type === 'uuid') return 'gen_random_uuid()'
    return type === 'text' ? "replace(gen_random_uuid()::text, '-', '')" : `source."${column}"`
  }
  return `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
    select ${columns.map(value).join(', ')}
    from "${name}" as source join copies on copies.of_wedding = source."${key}"`
}
