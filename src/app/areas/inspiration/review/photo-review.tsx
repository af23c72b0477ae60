import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import { useIsHydrated } from '#ui/hydration/use-is-hydrated.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { WaitingPhotos } from './waiting-photos.tsx'

const page = loadedPart(() => import('./review-page.tsx'))

type PhotoReviewProps = {
  weddingId: string
  folders: readonly InspirationFolder[]
  folder: InspirationFolder
  tab: string
  onTab: (tab: string | undefined) => void
}

/** The photographs of guests in a folder, which come in a file of their own. */
export function PhotoReview(props: PhotoReviewProps) {
  const isHydrated = useIsHydrated()
  const part = useWantedPart(page, isHydrated, () => props.onTab(undefined))
  if (isHydrated && part) return <part.ReviewPage key={props.folder.id} {...props} />
  return (
    <Page>
      <PageHeader title="Fotos de los invitados" />
      <WaitingPhotos />
    </Page>
  )
}
