import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { useToday } from '../../../shared/wedding/use-today.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'

type CollectingLineProps = { weddingId: string; folder: InspirationFolder; onChange: () => void }

/** Until when photographs can be sent, whether the link shows the published ones, and the way to change it. */
export function CollectingLine({ weddingId, folder, onChange }: CollectingLineProps) {
  const { share } = folder
  const today = useToday(weddingId)
  const isOpen = share !== null && share.lastDay >= today
  return (
    <p className="text-sm text-ink-2">
      {!isOpen || share.use === 'view'
        ? 'Ya no se reciben fotos.'
        : `Se pueden enviar hasta el ${dateInWords(share.lastDay)}.`}{' '}
      {isOpen && share.use === 'send' && 'El enlace no enseña ninguna. '}
      <button type="button" data-edits className="link rounded-[4px]" onClick={onChange}>
        Cambiar
      </button>
    </p>
  )
}
