import { GONE_PERSON } from '#domain/accounts/account-deletion.ts'
import { COMMENT_SECTIONS, type CommentKind } from '#domain/comments/comments.ts'
import type { GuardedSection } from '#domain/members/permissions.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { CURRENT_COST } from '#server/areas/vendors/vendors.queries.ts'

/** A table that opens in a spreadsheet. */
export type Sheet = {
  name: string
  section: GuardedSection
  headings: readonly string[]
  /** One row a line, its columns in the order of the headings; `id` is a checked id. */
  text: (id: string) => string
}

const DAY_AND_HOUR = (column: string) =>
  `to_char(${column} at time zone '${WEDDING_TIME_ZONE}', 'YYYY-MM-DD HH24:MI')`

const ANSWER = (column: string) =>
  `case ${column} when true then 'Sí' when false then 'No' else 'Pendiente' end`

/** When, by whom and what, of comments. */
const COMMENT = `${DAY_AND_HOUR('c.created_at')} as at, coalesce(p.full_name, '${GONE_PERSON}') as author, c.text
  from comments c left join profiles p on p.id = c.author_id`

/** `¿Cuántas noches? 3`, for each answer of a row to a question that is still asked. */
const OWN_ANSWERS = (row: 'g' | 'h') => `(
  select string_agg(concat_ws(' ', coalesce(q -> 'texts' ->> 'es', q ->> 'key'), coalesce((
      select o -> 'texts' ->> 'es' from jsonb_array_elements(q -> 'options') o
      where o ->> 'key' = ${row}.own_answers ->> (q ->> 'key')), ${row}.own_answers ->> (q ->> 'key'))), ', ')
  from invitation_settings s, jsonb_array_elements(s.questions) q
  where s.wedding_id = ${row}.wedding_id and ${row}.own_answers ? (q ->> 'key'))`

/** The sheets of a wedding that people read, one file each. */
export const SHEETS: readonly Sheet[] = [
  {
    name: 'invitados/invitados.csv',
    section: 'guests',
    headings: [
      'Nombre',
      'Familia',
      'Email',
      'Teléfono',
      'Edad',
      'De parte de',
      'Asistencia',
      'Otros eventos',
      'Menú',
      'Alergias',
      'Dietas',
      'Sobre la comida',
      'Preguntas propias',
      'Bus de ida',
      'Bus de vuelta',
      'Notas',
    ],
    text: (id) => `
      select g.full_name, h.name as household, g.email, g.phone, g.age, g.side, ${ANSWER('g.rsvp')} as rsvp,
        (select string_agg(e.name || ': ' || ${ANSWER('a.answer')}, ', ' order by e.position)
          from event_answers a join wedding_events e on (e.wedding_id, e.id) = (a.wedding_id, a.event_id)
          where (a.wedding_id, a.guest_id) = (g.wedding_id, g.id)) as events,
        coalesce((select m ->> 'name' from invitation_settings s, jsonb_array_elements(s.menus) m
          where s.wedding_id = g.wedding_id and m ->> 'key' = g.menu), g.menu) as menu,
        array_to_string(g.allergens, ', ') as allergens, array_to_string(g.diets, ', ') as diets, g.diet_note,
        ${OWN_ANSWERS('g')} as own_answers, g.bus_out, g.bus_back, g.notes
      from guests g left join households h on (h.wedding_id, h.id) = (g.wedding_id, g.household_id)
      where g.wedding_id = '${id}' order by g.created_at, g.id`,
  },
  {
    name: 'invitados/familias.csv',
    section: 'guests',
    headings: [
      'Familia',
      'Personas',
      'Email',
      'Teléfono',
      'Idioma',
      'Enviada',
      'Respondió',
      'Canción',
      'Mensaje',
      'Preguntas propias',
      'Regalo',
      'Gracias',
    ],
    text: (id) => `
      select h.name, (select string_agg(g.full_name, ', ' order by g.created_at, g.id) from guests g
          where (g.wedding_id, g.household_id) = (h.wedding_id, h.id)) as people,
        h.email, h.phone, h.language, ${DAY_AND_HOUR('h.sent_at')} as sent,
        ${DAY_AND_HOUR('h.answered_at')} as answered, h.song, h.message,
        ${OWN_ANSWERS('h')} as own_answers, h.gift,
        ${DAY_AND_HOUR('h.thanked_at')} as thanked
      from households h where h.wedding_id = '${id}' order by h.created_at, h.id`,
  },
  {
    name: 'proveedores/proveedores.csv',
    section: 'vendors',
    headings: ['Nombre', 'Tipo', 'Estado', 'Detalles', 'Web', 'Email', 'Teléfono'],
    text: (id) => `
      select v.name, v.vendor_type, v.status, v.details, v.webpage, v.email, v.phone
      from vendors v where v.wedding_id = '${id}' and v.deleted_at is null order by v.created_at, v.id`,
  },
  {
    name: 'presupuesto/presupuesto.csv',
    section: 'budget',
    headings: ['Concepto', 'Estado', 'Coste', 'Por adulto', 'Por niño', 'Mínimo de personas'],
    text: (id) => `
      select * from (
        select 'Presupuesto total' as name, '' as status, total_budget as cost, null::numeric as adult,
          null::numeric as child, null::int as minimum from budgets where wedding_id = '${id}'
        union all
        select name, status, ${CURRENT_COST}, adult_price, child_price, minimum_heads from vendors
        where wedding_id = '${id}' and deleted_at is null) lines`,
  },
  {
    name: 'presupuesto/plazos.csv',
    section: 'budget',
    headings: [
      'Proveedor',
      'Concepto',
      'Importe',
      'Porcentaje',
      'Día',
      'Días antes de la boda',
      'Después de',
    ],
    text: (id) => `
      select v.name, i.concept, i.amount, i.percent, i.due_on, i.days_before, i.due_after
      from instalments i join vendors v on (v.wedding_id, v.id) = (i.wedding_id, i.vendor_id)
      where i.wedding_id = '${id}' and v.deleted_at is null order by v.created_at, v.id, i.position`,
  },
  {
    name: 'presupuesto/pagos.csv',
    section: 'budget',
    headings: ['Proveedor', 'Fecha', 'Importe', 'Quién', 'Nota'],
    text: (id) => `
      select y.vendor_name, y.paid_on, y.amount, (
          select string_agg(coalesce(p.name, 'La pareja'), ', ' order by p.name nulls first)
          from jsonb_array_elements(y.shares) s
          left join payers p on p.wedding_id = y.wedding_id and p.id::text = s ->> 'payerId') as who, y.note
      from payments y where y.wedding_id = '${id}' order by y.paid_on, y.created_at, y.id`,
  },
  {
    name: 'conversacion/conversacion.csv',
    section: 'conversation',
    headings: ['Proveedor', 'Fecha', 'Persona', 'Mensaje'],
    text: (id) => `
      select v.name, ${DAY_AND_HOUR('c.created_at')} as at, coalesce(p.full_name, '${GONE_PERSON}') as author, c.text
      from comments c join vendors v on v.wedding_id = c.wedding_id and c.kind = 'vendor' and c.target = v.id::text
      left join profiles p on p.id = c.author_id
      where c.wedding_id = '${id}' and v.deleted_at is null and c.deleted_at is null
      order by v.created_at, v.id, c.created_at, c.id`,
  },
  {
    name: 'agenda/agenda.csv',
    section: 'agenda',
    headings: ['Día', 'Fecha', 'Empieza', 'Termina', 'Qué', 'Dónde', 'Notas'],
    text: (id) => `
      select d.name, d.date, ${CLOCK('i.starts_at')} as starts, ${CLOCK('i.ends_at')} as ends, i.title, i.place, i.notes
      from agenda_items i join agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
      where i.wedding_id = '${id}' order by d.date, i.starts_at, i.id`,
  },
  {
    name: 'tareas/tareas.csv',
    section: 'tasks',
    headings: ['Tarea', 'Días antes de la boda', 'Día', 'Estado', 'Notas'],
    text: (id) => `
      select t.title, t.days_before, t.due_on,
        case t.mark when 'done' then 'Hecha' when 'unneeded' then 'No hace falta' else '' end as state, t.notes
      from tasks t where t.wedding_id = '${id}' order by t.created_at, t.id`,
  },
  {
    name: 'inspiracion/imagenes.csv',
    section: 'inspiration',
    headings: ['Carpeta', 'Imagen', 'Etiquetas', 'Nota'],
    text: (id) => `
      select f.name as folder, i.file_name, array_to_string(i.tags, ', ') as tags, i.notes
      from inspirations i join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
      where i.wedding_id = '${id}' and i.deleted_at is null and f.deleted_at is null
      order by f.position, f.id, i.created_at, i.id`,
  },
  commentsOn('invitados', 'guest', 'Invitado', 'guests i', 'i.full_name'),
  commentsOn('agenda', 'item', 'Qué', 'agenda_items i', 'i.title'),
  commentsOn('tareas', 'task', 'Tarea', 'tasks i', 'i.title'),
  commentsOn('inspiracion', 'image', 'Imagen', 'inspirations i', 'i.file_name', 'i.deleted_at is null'),
  {
    name: 'presupuesto/comentarios.csv',
    section: 'budget',
    headings: ['Categoría', 'Fecha', 'Persona', 'Mensaje'],
    text: (id) => `
      select c.target, ${COMMENT} where c.wedding_id = '${id}' and c.kind = 'category'
      order by c.target, c.created_at, c.id`,
  },
]

/** The comments on a kind of item that has rows of its own. */
function commentsOn(
  folder: string,
  kind: Exclude<CommentKind, 'vendor' | 'category'>,
  heading: string,
  items: string,
  label: string,
  isThere = 'true',
): Sheet {
  return {
    name: `${folder}/comentarios.csv`,
    section: COMMENT_SECTIONS[kind],
    headings: [heading, 'Fecha', 'Persona', 'Mensaje'],
    text: (id) => `
      select ${label}, ${COMMENT} join ${items} on i.wedding_id = c.wedding_id and i.id::text = c.target
      where c.wedding_id = '${id}' and c.kind = '${kind}' and ${isThere} order by ${label}, c.created_at, c.id`,
  }
}

function CLOCK(column: string): string {
  return `lpad((${column} / 60 % 24)::text, 2, '0') || ':' || lpad((${column} % 60)::text, 2, '0')`
}
