import type { ActivityChange } from '#contract/activity.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'

const VERBS = {
  insert: 'ha comentado',
  update: 'ha cambiado su comentario',
  delete: 'ha eliminado su comentario',
}

/** The name of each kind of item after 'sobre', by its own name. */
const ITEMS: Partial<Record<LoggedTable, (name: string) => string>> = {
  comments_on_vendor: (name) => (name ? `el proveedor «${name}»` : 'un proveedor sin nombre'),
  comments_on_guest: (name) => name,
  comments_on_item: (name) => `«${name}», de la agenda`,
  comments_on_task: (name) => `la tarea «${name}»`,
  comments_on_image: (name) => `una imagen de «${name}»`,
  comments_on_category: (name) => `«${name}», del presupuesto`,
}

/** `ha comentado sobre Carmen Aguirre`; what was removed since has no name. */
export function commentSentence({
  entity,
  op,
  of,
  after,
}: Pick<ActivityChange, 'entity' | 'op' | 'of' | 'after'>): string | null {
  const item = ITEMS[entity]
  if (!item) return null
  const verb = op === 'update' && after && 'deleted_at' in after ? binVerb(after) : VERBS[op]
  return `${verb} sobre ${of === null ? 'algo que ya no está' : item(of)}`
}

const binVerb = (after: Record<string, unknown>) =>
  after['deleted_at'] ? VERBS.delete : 'ha recuperado su comentario'
