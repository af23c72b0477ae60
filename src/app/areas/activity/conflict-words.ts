import type { ActivityConflict } from '#contract/activity.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { named } from './entity-words.ts'
import { fieldName } from './field-words.ts'

/** Why something was left as it is: `Carmen ha respondido después y su respuesta sigue`. */
export function conflictSentence({ entity, label, fields, reason }: ActivityConflict): string {
  const what = subject(entity, label)
  switch (reason) {
    case 'answered':
      return `${what} ha respondido después: su respuesta se conserva.`
    case 'changed': {
      const names = fields.flatMap((field) => fieldName(entity, field)?.toLocaleLowerCase('es') ?? [])
      const where = names.length > 0 ? ` (${inSpanishList(names)})` : ''
      return `${what} ha cambiado después${where}: se queda como está.`
    }
    case 'gone':
      return `${what} ya no está.`
    case 'present':
      return `${what} ya está en su sitio.`
    case 'taken':
      return `${what} no puede volver: ya hay otro en su lugar.`
    case 'needsParent':
      return `${what} no puede volver, porque ya no está aquello a lo que pertenecía. Si está en la papelera, recupéralo antes.`
    case 'unpeopled':
      return `${what} no puede volver: sus personas están ahora en otra familia.`
    case 'notKept':
      return `De ${what} no se guarda cómo era antes.`
  }
}

/** The beginning of a sentence: `Carmen`, `El proveedor «La Alacena»`. */
function subject(entity: ActivityConflict['entity'], label: string | null): string {
  const words = named(entity, label).replace(/^a /, '')
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1)
}
