import { useQuery } from '@tanstack/react-query'
import type { Wedding } from '#contract/weddings.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { deletedWeddingsQuery } from '../../shared/session/session.ts'
import { DeletedWeddingRow } from './deleted-wedding-row.tsx'

type DeletedWeddingsProps = { onRestored?: (wedding: Wedding) => void; className?: string }

/** Lists the weddings that the person deleted and can still take back; nothing at all without one. */
export function DeletedWeddings({ onRestored, className }: DeletedWeddingsProps) {
  const { data: deleted = [] } = useQuery(deletedWeddingsQuery)
  const now = useNow()
  const shown = deleted.filter(({ restorableUntil }) => Date.parse(restorableUntil) > now.getTime())
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="bodas-eliminadas" className={className}>
      <h2 id="bodas-eliminadas" className="text-d4">
        Bodas eliminadas
      </h2>
      <ul className="mt-2 max-w-152">
        {shown.map((wedding) => (
          <DeletedWeddingRow key={wedding.id} wedding={wedding} now={now} onRestored={onRestored} />
        ))}
      </ul>
    </section>
  )
}
