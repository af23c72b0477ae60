import type { ClientBase } from 'pg'

/**
 * The published rows of each table, by a condition on its row `t` (decision 044). Connections of `published` find these
 * views under the names of the tables, so that a query written for members never meets a draft, nor anything that hangs
 * on one. A new table whose rows hang on a vendor, a day or a folder has its line here.
 */
const PUBLISHED: Record<string, string> = {
  vendors: 't.drafted_at is null',
  item_files: `case t.kind
    when 'vendor' then not exists (
      select from public.vendors v
      where v.wedding_id = t.wedding_id and v.id = t.item_id and v.drafted_at is not null)
    when 'item' then not exists (
      select from public.agenda_items i join public.agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
      where i.wedding_id = t.wedding_id and i.id = t.item_id and d.drafted_at is not null)
    when 'task' then not exists (
      select from public.tasks d
      where d.wedding_id = t.wedding_id and d.id = t.item_id and d.drafted_at is not null)
    else true end`,
  comments: `case t.kind
    when 'vendor' then not exists (
      select from public.vendors v
      where v.wedding_id = t.wedding_id and v.id = t.target::uuid and v.drafted_at is not null)
    when 'item' then not exists (
      select from public.agenda_items i join public.agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
      where i.wedding_id = t.wedding_id and i.id = t.target::uuid and d.drafted_at is not null)
    when 'task' then not exists (
      select from public.tasks d
      where d.wedding_id = t.wedding_id and d.id = t.target::uuid and d.drafted_at is not null)
    when 'image' then not exists (
      select from public.inspirations i
      join public.inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
      where i.wedding_id = t.wedding_id and i.id = t.target::uuid and f.drafted_at is not null)
    else true end`,
  agenda_days: 't.drafted_at is null',
  agenda_items: inPublished('agenda_days', 'day_id'),
  agenda_links: `t.vendor_id is null or ${inPublished('vendors', 'vendor_id')}`,
  inspiration_folders: 't.drafted_at is null',
  inspirations: inPublished('inspiration_folders', 'folder_id'),
  inspiration_shares: inPublished('inspiration_folders', 'folder_id'),
  tasks: 't.drafted_at is null',
  seat_drafts: 'false',
  activity_lines: 'not t.is_draft',
  activity_changes: 'not t.is_draft',
  inspiration_files: `exists (
    select from public.inspirations i
    join public.inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
    where (i.wedding_id, i.id) = (t.wedding_id, t.image_id) and f.drafted_at is null)`,
}

/**
 * The settings of a connection that sees what is published. A view that were missing would let the table through, so
 * the connection fails without them.
 */
export const SEE_PUBLISHED = `
  set search_path = published, public; set azahar.sees_drafts = off;
  select ${Object.keys(PUBLISHED).map((table) => `'published.${table}'::regclass`)};`

/** Makes the views that are missing, or whose table has other columns than when they were made. */
export async function publishTables(client: ClientBase): Promise<void> {
  await client.query('create schema if not exists published')
  for (const [table, predicate] of Object.entries(PUBLISHED)) {
    const { rows } = await client.query<{ columns: string; known: string | null }>(
      `select obj_description(to_regclass('published.${table}'), 'pg_class') as known,
        string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped`,
    )
    const { columns, known } = rows[0]!
    const query = `select ${columns} from public.${table} t where ${predicate}`
    if (known === query) continue
    await client.query(`begin;
      drop view if exists published.${table};
      create view published.${table} as ${query};
      comment on view published.${table} is ${client.escapeLiteral(query)};
      commit`)
  }
}

function inPublished(parent: string, column: string): string {
  return `exists (
    select from public.${parent} p where (p.wedding_id, p.id) = (t.wedding_id, t.${column}) and p.drafted_at is null)`
}
