import { CURRENT_COST } from '#server/areas/vendors/vendors.queries.ts'
import { ARCHIVE_WORDS } from '#site/archive/archive-words.ts'
import { COMMENT, columns, type Sheet } from './sheet.ts'

const { statuses } = ARCHIVE_WORDS

/** The vendors of a wedding, and what was said about them. */
export const VENDOR_SHEETS: readonly Sheet[] = [
  {
    name: 'proveedores',
    workbook: 'proveedores',
    title: 'Proveedores',
    section: 'vendors',
    isOfCards: true,
    columns: [
      { heading: 'Nombre', sql: 'vendors.name' },
      {
        heading: 'Tipo',
        sql: `coalesce((select c.name from component_catalog c
          where (c.wedding_id, c.key) = (vendors.wedding_id, vendors.vendor_type)), vendors.vendor_type)`,
      },
      { heading: 'Estado', sql: 'vendors.status', words: statuses },
      { heading: 'Detalles', sql: 'vendors.details', width: 40 },
      ...columns({ Web: 'vendors.webpage', Email: 'vendors.email', Teléfono: 'vendors.phone' }),
      { heading: 'Coste', sql: CURRENT_COST, section: 'budget', isEuros: true },
      {
        heading: 'Pagado',
        section: 'budget',
        isEuros: true,
        sql: `(select sum(y.amount) from payments y
          where (y.wedding_id, y.vendor_id) = (vendors.wedding_id, vendors.id))`,
      },
    ],
    from: (id) => `from vendors where vendors.wedding_id = '${id}' and vendors.deleted_at is null
      order by vendors.created_at, vendors.id`,
  },
  {
    name: 'conversaciones',
    workbook: 'conversaciones',
    title: 'Conversaciones',
    section: 'conversation',
    groupedBy: 'Proveedor',
    columns: [{ heading: 'Proveedor', sql: 'v.name' }, ...COMMENT],
    from: (id) => `from comments c
      join vendors v on v.wedding_id = c.wedding_id and c.kind = 'vendor' and c.target = v.id::text
      left join profiles p on p.id = c.author_id
      where c.wedding_id = '${id}' and v.deleted_at is null and c.deleted_at is null
      order by v.created_at, v.id, c.created_at, c.id`,
  },
]
