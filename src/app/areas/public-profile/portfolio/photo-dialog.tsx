import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId } from 'react'
import type { OwnPortfolioImage } from '#contract/portfolio.ts'
import { ALT_TEXT_MAX, CAPTION_MAX } from '#domain/planners/public-profile.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { usePhotoTexts } from './use-photo-texts.ts'

type PhotoDialogProps = {
  image: OwnPortfolioImage
  place: number
  count: number
  onMove: (step: number) => void
  onRemove: () => void
  onClose: () => void
}

/** The words of a photo, its place and its end, for those who do not drag. */
export function PhotoDialog({ image, place, count, onMove, onRemove, onClose }: PhotoDialogProps) {
  const formId = useId()
  const { caption, altText, type, form } = usePhotoTexts(image, onClose)
  return (
    <Dialog
      title={`Foto ${place + 1} de ${count}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button variant="danger" icon={Trash2} className="mr-auto" onPress={onRemove}>
            Eliminar
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={form.isPending}
            pendingLabel="Guardando"
          >
            Guardar foto
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props()} className="grid gap-4.5">
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
        {form.error && (
          <p role="alert" className="text-sm font-medium text-danger">
            {messageFor(form.error)} Lo que has escrito sigue aquí.
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
