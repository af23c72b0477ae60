import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useId, useState } from 'react'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { ALT_TEXT_MAX, CAPTION_MAX } from '#domain/public-profile.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/text-field.tsx'
import { messageFor } from '../../../lib/error-messages.ts'
import { useFormDraft } from '../../../lib/unsaved/drafts.ts'
import { describeImage, removeImage } from '../public-profile.actions.ts'

type PhotoDialogProps = {
  image: OwnPortfolioImage
  place: number
  count: number
  onMove: (step: number) => void
  onClose: () => void
}

/** The words of a photo, its place and its end, for those who do not drag. */
export function PhotoDialog({ image, place, count, onMove, onClose }: PhotoDialogProps) {
  const formId = useId()
  const { caption, altText, type, save, isPending, error } = usePhotoTexts(image, onClose)
  return (
    <Dialog
      title={`Foto ${place + 1} de ${count}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button
            variant="danger"
            icon={Trash2}
            className="mr-auto"
            onPress={() => {
              onClose()
              void removeImage(image)
            }}
          >
            Eliminar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            pendingLabel="Guardando"
          >
            Guardar foto
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} className="grid gap-4.5">
        <TextField
          label="Pie de foto"
          value={caption}
          maxLength={CAPTION_MAX}
          onChange={(text) => type({ caption: text })}
          autoFocus
        />
        <TextAreaField
          label="Texto alternativo"
          description="Qué se ve en la foto, para quien no puede verla."
          rows={2}
          value={altText}
          maxLength={ALT_TEXT_MAX}
          onChange={(text) => type({ altText: text })}
        />
        {error && (
          <p role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button icon={ArrowLeft} isDisabled={place === 0} onPress={() => onMove(-1)}>
            Antes
          </Button>
          <Button icon={ArrowRight} isDisabled={place === count - 1} onPress={() => onMove(1)}>
            Después
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The words of a photo as they are typed; they stay until they are saved. */
function usePhotoTexts(image: OwnPortfolioImage, onSaved: () => void) {
  const [typed, type] = useFormDraft<{ caption: string; altText: string }>(`portfolio ${image.id}`)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const caption = typed.caption ?? image.caption ?? ''
  const altText = typed.altText ?? image.altText ?? ''
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      await describeImage(image, { caption, altText })
      type(null)
      onSaved()
    } catch (failure) {
      setError(`${messageFor(failure)} Lo que has escrito sigue aquí.`)
    } finally {
      setPending(false)
    }
  }
  return { caption, altText, type, save, isPending, error }
}
