import { inSpanishList } from '../text/spanish-list.ts'

export type PublishedCounts = { vendors: number; days: number; changedDays: number; folders: number }

/** «2 proveedores, 1 día y 1 carpeta»; days that were published before have changes. */
export function publishedInWords({ vendors, days, changedDays, folders }: PublishedCounts): string {
  const parts = [
    vendors > 0 && counted(vendors, 'proveedor', 'proveedores'),
    days > 0 && counted(days, 'día', 'días'),
    changedDays > 0 && `cambios en ${counted(changedDays, 'día', 'días')}`,
    folders > 0 && counted(folders, 'carpeta', 'carpetas'),
  ]
  return inSpanishList(parts.filter((part) => part !== false))
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
