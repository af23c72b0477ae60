import { COMMENT_SECTIONS, type CommentKind } from '#domain/comments/comments.ts'
import { BUDGET_SHEETS } from './sheets/budget-sheets.ts'
import { DAY_SHEETS } from './sheets/day-sheets.ts'
import { GUEST_SHEETS } from './sheets/guest-sheets.ts'
import { COMMENT, type Sheet, WORKBOOKS, type Workbook } from './sheets/sheet.ts'
import { TRANSPORT_SHEETS } from './sheets/transport-sheets.ts'
import { VENDOR_SHEETS } from './sheets/vendor-sheets.ts'
import { SEATING_SHEETS, WEDDING_SHEETS } from './sheets/wedding-sheets.ts'

/** The comments on a kind of item that has rows of its own. */
function commentsOn(
  workbook: Workbook,
  kind: Exclude<CommentKind, 'vendor' | 'category'>,
  {
    heading,
    items,
    label,
    isThere = 'true',
  }: Record<'heading' | 'items' | 'label', string> & { isThere?: string },
): Sheet {
  return {
    name: `comentarios-${workbook}`,
    workbook,
    title: 'Comentarios',
    section: COMMENT_SECTIONS[kind],
    groupedBy: heading,
    columns: [{ heading, sql: label }, ...COMMENT],
    from: (id) => `from comments c left join profiles p on p.id = c.author_id
      join ${items} on i.wedding_id = c.wedding_id and i.id::text = c.target
      where c.wedding_id = '${id}' and c.kind = '${kind}' and c.deleted_at is null and ${isThere}
      order by ${label}, c.created_at, c.id`,
  }
}

/** The sheets of a wedding that people read, in the order of their workbooks. */
export const SHEETS: readonly Sheet[] = [
  ...WEDDING_SHEETS,
  ...GUEST_SHEETS,
  ...SEATING_SHEETS,
  ...VENDOR_SHEETS,
  ...BUDGET_SHEETS,
  ...DAY_SHEETS,
  ...TRANSPORT_SHEETS,
  commentsOn('invitados', 'guest', { heading: 'Invitado', items: 'guests i', label: 'i.full_name' }),
  commentsOn('agenda', 'item', { heading: 'Qué', items: 'agenda_items i', label: 'i.title' }),
  commentsOn('tareas', 'task', { heading: 'Tarea', items: 'tasks i', label: 'i.title' }),
  commentsOn('inspiracion', 'image', {
    heading: 'Imagen',
    items: 'inspirations i',
    label: 'i.file_name',
    isThere: 'i.deleted_at is null',
  }),
]

/** The sheets of each workbook, in the order of the parts. */
export const WORKBOOKS_OF_SHEETS: readonly { workbook: Workbook; sheets: readonly Sheet[] }[] = (
  Object.keys(WORKBOOKS) as Workbook[]
).map((workbook) => ({ workbook, sheets: SHEETS.filter((sheet) => sheet.workbook === workbook) }))
