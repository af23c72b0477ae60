import { CURRENT_COST } from '#server/areas/vendors/vendors.queries.ts'
import { ARCHIVE_WORDS } from '#site/archive/archive-words.ts'
import { COMMENT, columns, type Sheet } from './sheet.ts'

const { statuses, methods } = ARCHIVE_WORDS

/** Costs, instalments and payments. */
export const BUDGET_SHEETS: readonly Sheet[] = [
  {
    name: 'presupuesto',
    workbook: 'presupuesto',
    title: 'Presupuesto',
    section: 'budget',
    columns: [
      { heading: 'Concepto', sql: 'lines.name' },
      { heading: 'Estado', sql: 'lines.status', words: statuses },
      { heading: 'Coste', sql: 'lines.cost', isEuros: true },
      { heading: 'Por adulto', sql: 'lines.adult', isEuros: true },
      { heading: 'Por niño', sql: 'lines.child', isEuros: true },
      { heading: 'Mínimo de personas', sql: 'lines.minimum' },
    ],
    from: (id) => `from (
        select 'Presupuesto total' as name, null as status, total_budget::numeric as cost, null::numeric as adult,
          null::numeric as child, null::int as minimum, null::timestamptz as created_at, null::uuid as id
        from budgets where wedding_id = '${id}'
        union all
        select name, status, ${CURRENT_COST}, adult_price, child_price, minimum_heads, created_at, id from vendors
        where wedding_id = '${id}' and deleted_at is null) lines
      order by lines.created_at nulls first, lines.id`,
  },
  {
    name: 'plazos',
    workbook: 'presupuesto',
    title: 'Plazos',
    section: 'budget',
    columns: [
      ...columns({ Proveedor: 'v.name', Concepto: 'i.concept' }),
      { heading: 'Importe', sql: 'i.amount', isEuros: true },
      ...columns({
        Porcentaje: 'i.percent',
        Día: 'i.due_on',
        'Días antes de la boda': 'i.days_before',
        'Después de': 'i.due_after',
      }),
    ],
    from: (id) => `from instalments i join vendors v on (v.wedding_id, v.id) = (i.wedding_id, i.vendor_id)
      where i.wedding_id = '${id}' and v.deleted_at is null order by v.created_at, v.id, i.position`,
  },
  {
    name: 'pagos',
    workbook: 'presupuesto',
    title: 'Pagos',
    section: 'budget',
    columns: [
      ...columns({ Proveedor: 'y.vendor_name', Fecha: 'y.paid_on' }),
      { heading: 'Importe', sql: 'y.amount', isEuros: true },
      {
        heading: 'Quién',
        sql: `(select string_agg(coalesce(p.name, 'La pareja'), ', ' order by p.name nulls first)
          from jsonb_array_elements(y.shares) s
          left join payers p on p.wedding_id = y.wedding_id and p.id::text = s ->> 'payerId')`,
      },
      { heading: 'Nota', sql: 'y.note' },
      { heading: 'Cómo', sql: 'y.method', words: methods },
    ],
    from: (id) => `from payments y where y.wedding_id = '${id}' order by y.paid_on, y.created_at, y.id`,
  },
  {
    name: 'comentarios-presupuesto',
    workbook: 'presupuesto',
    title: 'Comentarios',
    section: 'budget',
    groupedBy: 'Categoría',
    columns: [{ heading: 'Categoría', sql: 'c.target' }, ...COMMENT],
    from: (id) => `from comments c left join profiles p on p.id = c.author_id
      where c.wedding_id = '${id}' and c.kind = 'category' and c.deleted_at is null
      order by c.target, c.created_at, c.id`,
  },
]
