import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { HomePreview } from './home-preview.tsx'
import { InvitationPreview } from './invitation-preview.tsx'

type StylePreviewProps = { wedding: Wedding; look: WeddingLook }

/**
 * Shows the two places that the style is chosen for: Mi boda, and the page that guests open. Pictures of both, not the
 * pages.
 */
export function StylePreview({ wedding, look }: StylePreviewProps) {
  return (
    <div className="mx-auto grid max-w-176 grid-cols-[minmax(0,19.5rem)] justify-center gap-x-6 gap-y-4 xl:grid-cols-2">
      <figure className="grid content-start gap-4">
        <figcaption className="text-sm font-strong text-ink-2">Mi boda</figcaption>
        <HomePreview wedding={wedding} look={look} />
      </figure>
      <figure className="grid content-start gap-4 max-xl:mt-4">
        <figcaption className="text-sm font-strong text-ink-2">La invitación</figcaption>
        <InvitationPreview wedding={wedding} look={look} />
      </figure>
    </div>
  )
}
