import type { LookConflict } from '#contract/style.ts'

/** The fields of a look, as they are called. */
export const LOOK_FIELDS: Record<LookConflict['field'], string> = {
  style: 'El estilo',
  colors: 'El color de los detalles',
  cover: 'La portada',
}
