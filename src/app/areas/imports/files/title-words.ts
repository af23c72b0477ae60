import type { ImportFileView } from '#contract/import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

const files = (count: number) => (count === 1 ? 'Un archivo' : `${formatNumber(count)} archivos`)

/** `7 archivos, 3 preguntas`; or what is still under way, or what does not open. */
export function titleOf(all: readonly ImportFileView[], questions: number): string {
  const arriving = all.filter(({ state }) => state === 'arriving').length
  if (arriving > 0) return arriving === 1 ? 'Llega un archivo' : `Llegan ${formatNumber(arriving)} archivos`
  const waiting = all.filter(({ state }) => state === 'waiting').length
  if (waiting > 0) return `Leyendo ${waiting === 1 ? 'un archivo' : `${formatNumber(waiting)} archivos`}`
  const closed = closedOf(all)
  if (questions > 0)
    return `${files(all.length)}, ${questions === 1 ? 'una pregunta' : `${questions} preguntas`}`
  if (closed > 0) return `${files(closed)} no se ${closed === 1 ? 'abre' : 'abren'}`
  return files(all.length)
}

/** Files that do not open; one that is repeated does. */
const closedOf = (all: readonly ImportFileView[]) =>
  all.filter(({ problem }) => problem !== null && problem !== 'REPEATED').length

/** The button that leads on: with the others, where some do not open and nothing is asked. */
export function nextLabel(all: readonly ImportFileView[], questions: number): string {
  const others = all.filter(({ state }) => state === 'read').length
  if (closedOf(all) === 0 || others === 0 || questions > 0) return 'Ver cómo queda'
  return others === 1 ? 'Seguir con el otro' : `Seguir con los otros ${formatNumber(others)}`
}
