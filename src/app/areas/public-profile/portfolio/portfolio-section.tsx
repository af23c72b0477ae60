import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useRef, useState } from 'react'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import { PORTFOLIO_HINT } from '#domain/planners/public-profile.ts'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { EditorSection } from '../../../shell/editor-page.tsx'
import { removeImage } from '../public-profile.actions.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { addPhotos, usePhotoUploads } from './photo-uploads.ts'
import { UploadTile } from './upload-tile.tsx'
import { useOrdering } from './use-ordering.ts'

/** The portfolio: several photos dropped at once, in an order, each with its words. Saved as it is done. */
export function PortfolioSection({ images }: { images: readonly OwnPortfolioImage[] }) {
  const uploads = usePhotoUploads()
  const ordering = useOrdering(images)
  const [openId, setOpenId] = useState<string | null>(null)
  const { shown } = ordering
  const [list, focusPhotoAt] = useFocusAfterRemoval(shown.length)
  const open = shown.findIndex(({ id }) => id === openId)
  return (
    <EditorSection
      title={`Portfolio ${images.length}`}
      aside={`Entre ${PORTFOLIO_HINT.min} y ${PORTFOLIO_HINT.max} fotos. La primera es tu portada.`}
    >
      <ul
        ref={list}
        aria-label="Fotos"
        className="grid grid-cols-2 gap-x-3.5 gap-y-5 sm:grid-cols-3 xl:grid-cols-4"
      >
        {shown.map((image, place) => (
          <li key={image.id} {...ordering.dragging(image.id)}>
            <PhotoTile
              image={image}
              place={place}
              count={shown.length}
              isHeld={ordering.heldId === image.id}
              onOpen={() => setOpenId(image.id)}
              onHandleKey={(event) => ordering.onKeyDown(event, image.id)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadTile upload={upload} />
          </li>
        ))}
        <li>
          <FileDrop
            icon={ImagePlus}
            label="Arrastra tus fotos"
            buttonLabel="Elegir fotos"
            accept={IMAGE_TYPES}
            allowsMultiple
            onFiles={addPhotos}
            className="aspect-[4/5] p-2"
          />
        </li>
      </ul>
      <p className="text-xs text-ink-3 pointer-coarse:hidden">
        Espacio coge la foto desde su asa, las flechas la mueven, Espacio la suelta.
      </p>
      <p role="status" className="sr-only">
        {ordering.announcement}
      </p>
      {open >= 0 && (
        <PhotoDialog
          image={shown[open]!}
          place={open}
          count={shown.length}
          onRemove={() => {
            setOpenId(null)
            focusPhotoAt(open)
            void removeImage(shown[open]!)
          }}
          onMove={(step) => ordering.swap(shown[open]!.id, step)}
          onClose={() => setOpenId(null)}
        />
      )}
    </EditorSection>
  )
}

/** The button of a removed photo takes the focus with it: what stands in its place gets it, or the last button. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says when a photo has gone
  useEffect(() => {
    if (wanted.current === null) return
    const places = list.current!.children
    places[Math.min(wanted.current, places.length - 1)]?.querySelector('button')?.focus()
    wanted.current = null
  }, [count])
  const focusPhotoAt = (place: number) => {
    wanted.current = place
  }
  return [list, focusPhotoAt] as const
}
