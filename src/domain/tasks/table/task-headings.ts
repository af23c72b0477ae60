import { foldHeading } from '../../guest-import/guest-list/fold-heading.ts'

/** The subject of a column of a list of tasks. */
export type TaskField = 'title' | 'day' | 'distance' | 'who' | 'done' | 'notes' | 'category'

const list = (headings: string): string[] => headings.split('|').map((heading) => heading.trim())

/** The headings of lists of tasks in Spanish and English, as `foldHeading` leaves them. The earlier wins a field. */
const HEADINGS: Record<TaskField, readonly string[]> = {
  title: list(
    'tarea|tareas|titulo|task|tasks|task name|title|to do|todo|item|checklist item|checklist|nombre|name|que',
  ),
  day: list(
    'dia|fecha|para el|para cuando|antes del|fecha tope|fecha limite|vencimiento|vence|plazo|due date|due|due on|date|deadline|date due',
  ),
  distance: list(
    'antes de la boda|cuando|tiempo|periodo|when|timeframe|timeline|time before|months before|due in',
  ),
  who: list('quien|responsable|asignada a|asignado a|assigned to|assignee|assigned|owner|responsible|who'),
  done: list(
    'hecha|hecho|completada|completado|estado|done|completed|complete|status|is completed|completed at',
  ),
  notes: list(
    'notas|nota|descripcion|comentarios|observaciones|detalles|notes|note|description|details|comments',
  ),
  category: list('categoria|seccion|grupo|tramo|etiqueta|category|section|group|list|type|tags|phase|bucket'),
}

/** Headings in English go with dates whose month comes first. */
const ENGLISH = /^(?:due|date|deadline|when|time)/

/** The subject of a heading; `null` of one we do not know. */
export function fieldOfHeading(cell: string): TaskField | null {
  const heading = foldHeading(cell)
  if (heading === '') return null
  const found = Object.entries(HEADINGS).find(([, headings]) => headings.includes(heading))
  return (found?.[0] as TaskField | undefined) ?? null
}

export const isEnglishHeading = (cell: string): boolean => ENGLISH.test(foldHeading(cell))
