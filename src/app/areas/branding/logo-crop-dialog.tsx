import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useState } from 'react'
import Cropper, { type Area, type MediaSize, type Point } from 'react-easy-crop'
import { CROP_MAX, CROP_MIN, type LogoCrop } from '#domain/branding/branding.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'

type LogoCropDialogProps = {
  file: File
  onCancel: () => void
  onChoose: (crop: LogoCrop | null) => void
}

const ZOOM_MAX = 4

/** Chooses the square of a logo that is kept: all of it to begin with. */
export function LogoCropDialog({ file, onCancel, onChoose }: LogoCropDialogProps) {
  const url = useObjectUrl(file)
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [least, setLeast] = useState(0.2)
  const [area, setArea] = useState<Area | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const showAll = ({ width, height }: MediaSize) => {
    const whole = Math.min(width, height) / Math.max(width, height)
    setLeast(whole / 2)
    setZoom(whole)
  }
  return (
    <Dialog
      title="Recorta tu logo"
      description="Arrástralo y amplíalo hasta que quede centrado: se ve dentro de un círculo."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      closesOnScrim={false}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isDisabled={!area && !isUnreadable}
            onPress={() => onChoose(area && !isUnreadable ? sharesOf(area) : null)}
          >
            Usar este logo
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-paper bg-surface-2">
        {isUnreadable ? (
          <p className="grid h-full place-items-center p-6 text-center text-sm text-ink-2">
            Aquí no podemos enseñarlo. Lo subiremos entero.
          </p>
        ) : (
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            minZoom={least}
            maxZoom={ZOOM_MAX}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="contain"
            restrictPosition={false}
            zoomWithScroll
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onMediaLoaded={showAll}
            onCropComplete={setArea}
            mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
            cropperProps={{ 'aria-label': 'Recorte: las flechas lo mueven' }}
          />
        )}
      </div>
      <label className="mt-4 grid grid-cols-[auto_1fr] items-center gap-3 text-sm font-strong text-ink-2">
        Ampliar
        <input
          type="range"
          min={least}
          max={ZOOM_MAX}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 w-full accent-primary"
        />
      </label>
    </Dialog>
  )
}

/** The part of the logo that the library gives in percent; `null`, the whole logo, for a part that cannot be sent. */
function sharesOf({ x, y, width, height }: Area): LogoCrop | null {
  const crop = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
  return Object.values(crop).every((share) => share >= CROP_MIN && share <= CROP_MAX) ? crop : null
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
