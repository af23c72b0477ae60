import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** A room without tables. */
export function NoTables() {
  return (
    <EmptyState
      question="¿Dónde se sienta cada cual?"
      line="Añade la primera mesa. Después se sienta a cada familia con un toque."
    />
  )
}
