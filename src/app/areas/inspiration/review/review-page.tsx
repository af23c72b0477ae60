import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { PHOTO_REVIEWS, type PhotoReview } from '#domain/inspiration/inspiration.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { Icon } from '#ui/icon.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { useFolderActions } from '../inspiration.actions.ts'
import { NoImagesYet } from '../no-images-yet.tsx'
import { useImages } from '../use-inspiration.ts'
import { CollectingLine } from './collecting-line.tsx'
import { reviewPhotos, useReviewed } from './review-photos.ts'
import { ReviewTab } from './review-tab.tsx'
import { REVIEW_WORDS } from './review-words.ts'
import { WaitingPhotos } from './waiting-photos.tsx'

const sharing = loadedPart(() => import('../folders/share-folder-dialog.tsx'))

const ADDRESSES: Record<PhotoReview, string> = {
  waiting: 'por-revisar',
  published: 'publicadas',
  retired: 'retiradas',
}

type ReviewPageProps = {
  weddingId: string
  folders: readonly InspirationFolder[]
  folder: InspirationFolder
  tab: string
  onTab: (tab: string) => void
}

/** 'Fotos de los invitados': what guests have sent to a folder, and which of it their link shows. */
export function ReviewPage({ weddingId, folders, folder, tab: address, onTab }: ReviewPageProps) {
  const actions = useFolderActions(weddingId)
  const isViewOnly = useViewOnly()
  const { query, images } = useImages(weddingId, folder.id, true, '')
  const photos = useReviewed(images)
  const [isSharing, setSharing] = useState(false)
  const share = useWantedPart(sharing, isSharing, () => setSharing(false))
  const tab = PHOTO_REVIEWS.find((one) => ADDRESSES[one] === address) ?? 'waiting'
  const waiting = photos?.filter(({ review }) => review === 'waiting') ?? []
  return (
    <Page>
      <Link
        to="/app/couple/$wid/inspiration"
        params={{ wid: weddingId }}
        search={{ carpeta: folder.id }}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 text-sm font-strong text-ink-2 hover:text-ink"
      >
        <Icon of={ArrowLeft} size="sm" />
        {folder.name}
      </Link>
      <PageHeader
        title="Fotos de los invitados"
        aside={photos && <span className="num text-xl text-ink-3">{photos.length}</span>}
        actions={
          waiting.length > 0 && (
            <Button
              variant="primary"
              icon={Check}
              onPress={() => void reviewPhotos(weddingId, waiting, 'published')}
            >
              {waiting.length === 1 ? 'Publicar la foto' : `Publicar las ${waiting.length}`}
            </Button>
          )
        }
      />
      <div className="mt-5 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segmented
          label="Fotos de los invitados"
          value={tab}
          onChange={(next) => onTab(ADDRESSES[next])}
          segments={PHOTO_REVIEWS.map((one) => ({
            value: one,
            label: REVIEW_WORDS[one].tab,
            ...(photos && { count: photos.filter(({ review }) => review === one).length }),
          }))}
        />
        <CollectingLine weddingId={weddingId} folder={folder} onChange={() => setSharing(true)} />
      </div>
      <p role="status" className="sr-only">
        {photos && inWords(waiting)}
      </p>
      {photos ? (
        <ReviewTab
          key={tab}
          {...{ weddingId, folder, folders, photos, tab, actions }}
          mayEdit={!isViewOnly}
          onShare={() => setSharing(true)}
        />
      ) : query.isError ? (
        <NoImagesYet query={query} />
      ) : (
        <WaitingPhotos />
      )}
      {isSharing && share && (
        <share.ShareFolderDialog
          weddingId={weddingId}
          folder={folder}
          actions={actions}
          onClose={() => setSharing(false)}
        />
      )}
    </Page>
  )
}

const inWords = ({ length }: readonly InspirationImage[]) =>
  length === 1 ? 'Una foto por revisar' : `${length} fotos por revisar`
