import type { BookVendor } from '#contract/book-vendors.ts'
import { pricesInCell } from '#domain/vendor-book/price-text.ts'
import type { TableFormat } from '#ui/opening/export-items.tsx'
import { toCsv } from '../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../shared/spreadsheet/xlsx.ts'
import { categoryOf } from './book-groups.ts'
import { componentOf } from './book-words.ts'

/** The headings by which the list is read again. */
const HEADINGS = [
  ...['Proveedor', 'Categoría', 'Qué ofrece', 'Persona de contacto', 'Teléfono', 'Email', 'Web'],
  ...['Instagram', 'Zonas', 'Precios', 'Notas internas', 'Favorito'],
]

/** In characters. */
const COLUMN_WIDTHS = [30, 24, 22, 22, 18, 28, 28, 18, 24, 48, 60, 9]

/** Hands the person the vendors that they see as a table, one line a vendor. */
export function exportBook(vendors: readonly BookVendor[], format: TableFormat): Promise<void> {
  const lines = vendors.map((vendor) => [
    ...[vendor.name, categoryOf(vendor), componentOf(vendor.component)?.name ?? ''],
    ...[vendor.contact ?? '', vendor.phone ?? '', vendor.email ?? '', vendor.webpage ?? ''],
    ...[vendor.instagram ?? '', vendor.place ?? '', pricesInCell(vendor.prices), vendor.notes ?? ''],
    vendor.isFavourite ? 'Sí' : '',
  ])
  const rows = [HEADINGS, ...lines]
  const file = { name: 'Libreta', rows, columnWidths: COLUMN_WIDTHS }
  return offerFile(
    { name: 'libreta-de-proveedores', toCsv: () => toCsv(rows), toXlsx: () => toXlsx(file) },
    format,
  )
}
