import Download from 'lucide-react/icons/download'
import ImageIcon from 'lucide-react/icons/image'
import Trash2 from 'lucide-react/icons/trash-2'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { PhotoReview } from '#domain/inspiration/inspiration.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { CommentComposer } from '../../../shared/comments/comment-composer.tsx'
import { Conversation } from '../../../shared/comments/conversation.tsx'
import { imageActions } from '../images/image-actions.ts'
import type { FolderActions } from '../inspiration.actions.ts'
import { ReviewButtons } from '../review/review-buttons.tsx'
import { reviewPhotos } from '../review/review-photos.ts'
import { NoteField } from './note-field.tsx'
import { SourceLink } from './source-link.tsx'
import { TagField } from './tag-field.tsx'

export type LightboxProps = {
  weddingId: string
  images: readonly InspirationImage[]
  image: InspirationImage
  base: string | undefined
  folders: readonly InspirationFolder[]
  actions: FolderActions
  /** Publishes or withdraws the photograph of a guest, where the screen below has to know. */
  onReview?: (image: InspirationImage, to: PhotoReview) => void
  onShow: (imageId: string) => void
  onClose: () => void
}

export function Details({ weddingId, image, images, folders, actions, ...props }: LightboxProps) {
  const { onShow, onClose } = props
  const { onReview: review = (one, to) => void reviewPhotos(weddingId, [one], to) } = props
  const folder = folders.find(({ id }) => id === image.folderId)
  const place = { weddingId, kind: 'image' as const, targetId: image.id }
  const isViewOnly = useViewOnly()
  const { setNotes, setTags, move, download, remove } = imageActions(weddingId)
  const leave = () => {
    const index = images.findIndex(({ id }) => id === image.id)
    const next = images[index + 1] ?? images[index - 1]
    if (next) onShow(next.id)
    else onClose()
  }
  return (
    <div className="grid scroll-pane content-start gap-5 bg-surface p-5 text-ink max-lg:max-h-[45dvh] lg:p-6">
      <NoteField weddingId={weddingId} image={image} onChange={(notes) => setNotes(image, notes)} />
      <SourceLink image={image} />
      {image.review && !isViewOnly && (
        <ReviewButtons review={image.review} onReview={(to) => review(image, to)} />
      )}
      {!isViewOnly && <TagField image={image} onChange={(tags) => setTags(image, tags)} />}
      {!isViewOnly && folders.length > 1 && (
        <Select
          label="Carpeta"
          value={image.folderId}
          options={folders.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(folderId) => {
            const target = folders.find(({ id }) => id === folderId)
            if (!target || target.id === image.folderId) return
            leave()
            move([image], target)
          }}
        />
      )}
      <section aria-label="Comentarios" className="grid gap-3">
        <h3 className="text-sm font-strong text-ink-2">Comentarios</h3>
        <Conversation place={place} onFocusLost={focusComposer} />
        <CommentComposer place={place} />
      </section>
      <div className="-ml-2.5 grid justify-items-start gap-1">
        {image.status === 'ready' && (
          <Button variant="quiet" icon={Download} onPress={() => void download(image)}>
            Descargar
          </Button>
        )}
        {!isViewOnly && folder && image.status === 'ready' && !image.video && (
          <Button variant="quiet" icon={ImageIcon} onPress={() => actions.setCover(folder, image)}>
            Usar como portada
          </Button>
        )}
        {!isViewOnly && (
          <Button
            variant="danger"
            icon={Trash2}
            onPress={() => {
              leave()
              remove([image])
            }}
          >
            {image.video ? 'Eliminar vídeo' : 'Eliminar imagen'}
          </Button>
        )}
      </div>
    </div>
  )
}

const focusComposer = () => document.querySelector<HTMLElement>('[role=dialog] form textarea')?.focus()
