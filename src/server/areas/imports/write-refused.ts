import { IMPORT_CHANGED } from '#domain/imports/imports.ts'

/** Why nothing of an import was written: a limit of the wedding, or something that another member changed meanwhile. */
export type WriteRefusal = {
  of:
    | 'guests'
    | 'vendors'
    | 'components'
    | 'payments'
    | 'agenda'
    | 'tasks'
    | 'folders'
    | 'images'
    | 'documents'
    | 'bytes'
    | 'ended'
    | 'values'
    | 'disk'
  max?: number
}

export class WriteRefused extends Error {
  readonly refusal: WriteRefusal
  constructor(refusal: WriteRefusal) {
    super(`an import is refused: ${refusal.of}`)
    this.refusal = refusal
  }
}

/** Why surely nothing was written: ours, or what PostgreSQL says of the values; `null` where a commit is possible. */
export function refusalOf(error: unknown): WriteRefusal | null {
  if (error instanceof WriteRefused) return error.refusal
  return /^2[23]/.test(sqlStateOf(error)) ? { of: 'values' } : null
}

function sqlStateOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return cause ? sqlStateOf(cause) : typeof code === 'string' && code.length === SQL_STATE_LENGTH ? code : ''
}

const SQL_STATE_LENGTH = 5

/** Leaves the transaction of an import. */
export const refuse = (of: WriteRefusal['of'], max?: number): never => {
  throw new WriteRefused(max === undefined ? { of } : { of, max })
}

const FULL: Record<
  Exclude<WriteRefusal['of'], 'ended' | 'values' | 'disk' | 'bytes' | 'documents'>,
  string
> = {
  guests: 'invitados',
  vendors: 'proveedores',
  components: 'componentes propios',
  payments: 'pagos',
  agenda: 'momentos en la agenda',
  tasks: 'tareas',
  folders: 'carpetas',
  images: 'imágenes',
}

/** The reason as a person reads it, or a code that the screen knows. */
export function refusalInWords({ of, max }: WriteRefusal): string {
  if (of === 'ended') return IMPORT_CHANGED
  if (of === 'disk')
    return 'Ahora mismo no queda sitio para tantos archivos. Vuelve a intentarlo dentro de un rato.'
  if (of === 'values')
    return 'Algo de tus archivos no se puede guardar así. Vuelve a intentarlo, o deja fuera lo último que soltaste.'
  if (of === 'bytes') return 'Los archivos no caben: la boda ya tiene todos los que puede.'
  if (of === 'documents')
    return `Un proveedor o una tarea guarda hasta ${max} documentos, y son más. Deja fuera alguno y tráelo otra vez.`
  const most = max === undefined ? '' : ` (${max})`
  return `Una boda no puede tener tantos: ${FULL[of]}${most}. No se ha guardado nada.`
}
