import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { AskedRemoval } from './asked-removal.ts'

const dialog = loadedPart(() => import('./removal-dialog.tsx'))

/** Asks before a vendor with payments is removed. */
export function RemovalQuestion({ weddingId, asked }: { weddingId: string; asked: AskedRemoval | null }) {
  const part = useWantedPart(dialog, asked !== null, () => asked?.cancel())
  return asked && part ? <part.RemovalDialog weddingId={weddingId} asked={asked} /> : null
}
