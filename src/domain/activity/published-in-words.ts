import { inSpanishList } from '../text/spanish-list.ts'

export type PublishedCounts = {
  vendors: number
  days: number
  changedDays: number
  folders: number
  tasks: number
}

/** «2 proveedores, 1 día y 1 carpeta»; days that were published before have changes. What was told before tasks could be drafts counts none. */
export function publishedInWords(published: Omit<PublishedCounts, 'tasks'> & { tasks?: number }): string {
  const { vendors, days, changedDays, folders, tasks = 0 } = published
  const parts = [
    vendors > 0 && counted(vendors, 'proveedor', 'proveedores'),
    days > 0 && counted(days, 'día', 'días'),
    changedDays > 0 && `cambios en ${counted(changedDays, 'día', 'días')}`,
    folders > 0 && counted(folders, 'carpeta', 'carpetas'),
    tasks > 0 && counted(tasks, 'tarea', 'tareas'),
  ]
  return inSpanishList(parts.filter((part) => part !== false))
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
