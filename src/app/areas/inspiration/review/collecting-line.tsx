import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'

/** Until when photographs can be sent, whether the link shows the published ones, and the way to change it. */
export function CollectingLine({ folder, onChange }: { folder: InspirationFolder; onChange: () => void }) {
  const { share } = folder
  const isOpen = share !== null && share.lastDay >= dayInMadrid(new Date())
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
