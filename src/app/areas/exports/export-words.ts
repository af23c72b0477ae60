import type { ExportContents, WeddingExport } from '#contract/exports.ts'
import type { ExportFailure } from '#domain/exports/exports.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** Why a copy was not made, with the way out. */
export const FAILURE_WORDS: Record<ExportFailure, string> = {
  TOO_LARGE: 'Las imágenes y archivos no caben en un ZIP. Prepáralo sin ellos.',
  NO_ROOM: 'Ahora mismo no hay sitio para guardarla. Inténtalo más tarde, o sin imágenes ni archivos.',
  TOO_SLOW: 'Ha tardado demasiado. Inténtalo sin imágenes ni archivos.',
  NO_ACCESS: 'Ya no tienes acceso a esta boda.',
  INTERRUPTED: 'El servidor se ha parado mientras la hacía. Inténtalo otra vez.',
  FAILED: 'Algo ha fallado por nuestra parte. Inténtalo otra vez.',
}

/** The step of a copy that is being made. */
export function stepWords({ state, step, filesDone, filesTotal }: WeddingExport): string {
  if (state === 'waiting') return 'En cola. Empezamos enseguida.'
  if (step === 'tables') return 'Escribiendo las tablas'
  if (step === 'storing') return 'Guardando el ZIP'
  return `Guardando imágenes y archivos, ${formatNumber(filesDone)} de ${formatNumber(filesTotal)}`
}

/** `148 invitados, 15 proveedores, 72 imágenes, 23 archivos`: what there is, of what the member sees. */
export function contentsWords(contents: ExportContents): string {
  const { guests, vendors, images, files } = contents
  const parts = [
    guests !== null && counted(guests, 'invitado', 'invitados'),
    vendors !== null && counted(vendors, 'proveedor', 'proveedores'),
    images > 0 && counted(images, 'imagen', 'imágenes'),
    files > 0 && counted(files, 'archivo', 'archivos'),
  ]
  return inSpanishList(parts.filter((part) => part !== false))
}

/** `72 fotos`. */
export const counted = (count: number, one: string, several: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`
