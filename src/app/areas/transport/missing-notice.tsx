import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { BusPerson } from '#domain/transport/transport.ts'

/** Names that are said; the others are a number. */
const NAMED_MAX = 8

/** `Subidos 23 de 51`, and who is missing by name. */
export function MissingNotice({ aboard, missing }: { aboard: number; missing: readonly BusPerson[] }) {
  const more = missing.length - NAMED_MAX
  const names = missing.slice(0, more > 1 ? NAMED_MAX : NAMED_MAX + 1).map(({ name }) => name)
  return (
    <p role="status" className="mb-4 rounded-control bg-surface-2 px-4 py-3.5 text-sm text-ink-2">
      <b className="block font-strong text-ink">
        Subidos {aboard} de {aboard + missing.length}
      </b>
      {missing.length === 0
        ? 'Han subido todos.'
        : `${missing.length === 1 ? 'Falta' : 'Faltan'} ${inSpanishList(more > 1 ? [...names, `${more} más`] : names)}.`}
    </p>
  )
}
