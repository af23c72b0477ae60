import { Link } from '@tanstack/react-router'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { buttonClass } from '#ui/button-class.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'

/** Leads to the photographs of guests in a folder, where they are collected or some of them wait. */
export function ReviewLink({ weddingId, folder }: { weddingId: string; folder: InspirationFolder }) {
  const { share, waitingCount } = folder
  const isViewOnly = useViewOnly()
  if (waitingCount === 0 && (!share || (share.use === 'view' && !share.isReviewed))) return null
  const isToReview = waitingCount > 0 && !isViewOnly
  return (
    <Link
      to="/app/couple/$wid/inspiration"
      params={{ wid: weddingId }}
      search={{ carpeta: folder.id, revisar: 'por-revisar' }}
      className={buttonClass({ size: 'sm' })}
    >
      {isToReview
        ? `Revisar ${waitingCount === 1 ? 'una foto' : `${waitingCount} fotos`}`
        : 'Fotos de los invitados'}
    </Link>
  )
}
