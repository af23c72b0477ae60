import { useMemo, useState } from 'react'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { PhotoReview } from '#domain/inspiration/inspiration.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { useSelection } from '../images/use-selection.ts'
import type { FolderActions } from '../inspiration.actions.ts'
import { useImageBase } from '../use-inspiration.ts'
import { PhotoGrid } from './photo-grid.tsx'
import { ReviewBar } from './review-bar.tsx'
import { reviewPhotos } from './review-photos.ts'
import { REVIEW_WORDS } from './review-words.ts'

const lightbox = loadedPart(() => import('../lightbox/lightbox.tsx'))

type ReviewTabProps = {
  weddingId: string
  folder: InspirationFolder
  folders: readonly InspirationFolder[]
  /** All photographs of guests in the folder, newest first. */
  photos: readonly InspirationImage[]
  tab: PhotoReview
  actions: FolderActions
  mayEdit: boolean
  onShare: () => void
}

/** The photographs in one state, and what is done with them. */
export function ReviewTab(props: ReviewTabProps) {
  const { weddingId, folders, photos, tab, actions, mayEdit } = props
  // One that is decided here keeps its place until the tab is left: nothing moves under the finger.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(() => {
    const list = photos.filter(({ id, review }) => review === tab || decided.has(id))
    // The first to come is looked through first, and those that come meanwhile stand at the end.
    return tab === 'waiting' ? list.toReversed() : list
  }, [photos, decided, tab])
  const selection = useSelection(shown)
  const base = useImageBase(weddingId)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = shown.find(({ id }) => id === openId)
  const view = useWantedPart(lightbox, open !== undefined, () => setOpenId(null))
  const review = (image: InspirationImage, to: PhotoReview) => {
    setDecided((before) => new Set(before).add(image.id))
    void reviewPhotos(weddingId, [image], to)
  }
  const reviewSelected = (to: PhotoReview) => {
    void reviewPhotos(weddingId, selection.selected, to)
    selection.clear()
  }
  if (shown.length === 0) return <NoPhotos {...props} />
  return (
    <>
      {mayEdit && (
        <div className="mb-2 flex items-center justify-between gap-4">
          <p className="text-sm text-ink-3 max-md:hidden pointer-coarse:hidden">
            Con el teclado: flechas para moverte, A publica, R retira.
          </p>
          <Button size="sm" variant="quiet" onPress={selection.start} className="ml-auto">
            Seleccionar
          </Button>
        </div>
      )}
      <PhotoGrid
        photos={shown}
        label={`Fotos: ${REVIEW_WORDS[tab].tab.toLowerCase()}`}
        onOpen={setOpenId}
        onReview={review}
        {...{ base, tab, mayEdit, selection }}
      />
      {open && view && (
        <view.Lightbox
          {...{ weddingId, base, folders, image: open, images: shown }}
          actions={actions}
          onReview={review}
          onShow={setOpenId}
          onClose={() => setOpenId(null)}
        />
      )}
      {selection.isSelecting && (
        <ReviewBar
          selected={selection.selected}
          tab={tab}
          onReview={reviewSelected}
          onSelectAll={selection.selectAll}
          onDone={selection.clear}
        />
      )}
    </>
  )
}

/** A tab without photographs, in which none may ever have come. */
function NoPhotos({ photos, tab, mayEdit, onShare }: ReviewTabProps) {
  if (photos.length === 0)
    return (
      <EmptyState
        question="Aún no ha llegado ninguna foto."
        line="Aparecerán aquí en cuanto alguien abra el enlace o escanee el código de su mesa."
      >
        {mayEdit && <Button onPress={onShare}>Ver el enlace y el código</Button>}
      </EmptyState>
    )
  return <EmptyState question={EMPTY[tab].question} line={EMPTY[tab].line} />
}

const EMPTY: Record<PhotoReview, { question: string; line: string }> = {
  waiting: {
    question: 'No queda nada por revisar.',
    line: 'Lo que llegue se quedará aquí hasta que lo veáis.',
  },
  published: {
    question: 'Aún no hay ninguna publicada.',
    line: 'Publica las que quieras que vea quien tenga el enlace.',
  },
  retired: {
    question: 'No hay ninguna retirada.',
    line: 'Las que retires se quedan aquí: solo las veis vosotros, y pueden volver.',
  },
}
