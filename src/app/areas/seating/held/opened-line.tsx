import { HolderFace } from './held-mark.tsx'
import { openedBy, useHolders } from './held-words.ts'

/** In the panel of a table: the others who have it open too. */
export function OpenedLine({ tableId }: { tableId: string }) {
  const holders = useHolders(tableId)
  const words = openedBy(holders)
  return (
    <div role="status">
      {words && (
        <p className="flex items-center gap-2 pb-2 text-sm text-ink-2">
          <HolderFace holder={holders[0]!} />
          {words}
        </p>
      )}
    </div>
  )
}
