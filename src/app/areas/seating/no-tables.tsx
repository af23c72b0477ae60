import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** A room without tables. */
export function NoTables() {
  return (
    <EmptyState
      question="¿Dónde se sienta cada cual?"
      line="Añade las mesas que hagan falta, de una vez. Después se proponen los sitios, o se sienta a cada familia con un toque."
    />
  )
}
