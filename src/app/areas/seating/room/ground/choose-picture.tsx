import MapIcon from 'lucide-react/icons/map'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import type { RoomPicture } from '#domain/seating/room-ground.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { ChoosePage } from './choose-page.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

type ChoosePictureProps = {
  weddingId: string
  onSent: (picture: RoomPicture) => void
  onClose: () => void
}

const ACCEPTED = [...IMAGE_TYPES, 'application/pdf']

/** The choice of a photograph, or of a page of a PDF. */
export function ChoosePicture({ weddingId, onSent, onClose }: ChoosePictureProps) {
  const { upload, pdf, choose, sendPage } = usePictureUpload(weddingId, onSent)
  const isPending = upload !== null && upload.problem === null
  return (
    <Dialog
      title="Plano del local"
      description="Una foto o el PDF del plano que os ha dado el local. Después marcáis dos puntos, y queda a escala debajo de las mesas."
      isOpen
      closesOnScrim={!isPending}
      onOpenChange={(opens) => !opens && onClose()}
      actions={(close) => (
        <Button variant="quiet" onPress={close}>
          Cancelar
        </Button>
      )}
    >
      {pdf ? (
        <ChoosePage pdf={pdf} isPending={isPending} onChoose={sendPage} />
      ) : (
        <FileDrop
          label="Suelta aquí el plano"
          hint="PNG, JPEG, WebP, AVIF, GIF o PDF, hasta 15 MB"
          buttonLabel="Elegir archivo"
          icon={MapIcon}
          accept={ACCEPTED}
          isDisabled={isPending}
          onFiles={([file]) => file && void choose(file)}
        />
      )}
      <p role="status" className="mt-3 min-h-6 text-sm text-ink-2">
        {isPending &&
          `${upload.what} «${upload.name}»${upload.progress === null ? '' : `: ${upload.progress} %`}`}
      </p>
      {upload?.problem && (
        <p role="alert" className="text-sm text-danger">
          «{upload.name}»: {upload.problem}
        </p>
      )}
    </Dialog>
  )
}
