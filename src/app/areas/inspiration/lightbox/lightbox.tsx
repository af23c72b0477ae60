import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import { IconButton } from '#ui/button.tsx'
import { nameOf } from '../images/image-name.ts'
import { Picture } from '../images/picture.tsx'
import { Details, type LightboxProps } from './image-details.tsx'
import { useZoom } from './use-zoom.ts'
import { VideoPlayer } from './video-player.tsx'

/** One image as large as the window, its note and tags beside it, and the others at its left and right. */
export function Lightbox(props: LightboxProps) {
  const { image, images, base, onShow, onClose } = props
  const index = images.findIndex(({ id }) => id === image.id)
  const turn = (by: 1 | -1) => {
    const next = images[index + by]
    if (next) onShow(next.id)
  }
  const zoom = useZoom(image.id, turn)
  usePreload(images[index + 1], base)
  const close = () => {
    // Fields save when they are left, which one that goes away never is.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A field and a video have a use of their own for them.
    if ((event.target as Element).matches('input, textarea, video')) return
    if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else if (event.key === '+') zoom.enlarge()
    else if (event.key === '-') zoom.reduce()
    else return
    event.preventDefault()
  }
  return (
    <ModalOverlay isOpen onOpenChange={close} className="fixed inset-0 z-40 bg-night text-on-night">
      <Modal className="h-full">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows turn the images wherever the focus is */}
        <div onKeyDown={onKeyDown} className="h-full">
          <Dialog aria-label={nameOf(image)} className={PAGE}>
            <div className="relative min-h-0 min-w-0 overflow-hidden">
              {image.video ? (
                <VideoPlayer key={image.id} image={image} base={base} label={nameOf(image)} />
              ) : (
                <Stage image={image} base={base} zoom={zoom} />
              )}
              <IconButton icon={X} label="Cerrar" onPress={close} className={`${ROUND} top-3 left-3`} />
              {index > 0 && (
                <IconButton
                  icon={ChevronLeft}
                  label="Imagen anterior"
                  onPress={() => turn(-1)}
                  className={`${ROUND} top-1/2 left-3 -translate-y-1/2`}
                />
              )}
              {index < images.length - 1 && (
                <IconButton
                  icon={ChevronRight}
                  label="Imagen siguiente"
                  onPress={() => turn(1)}
                  className={`${ROUND} top-1/2 right-3 -translate-y-1/2`}
                />
              )}
              <p
                role="status"
                className="num absolute bottom-3 left-1/2 -translate-x-1/2 rounded-pill bg-night/70 px-3 py-1 text-sm"
              >
                {index + 1} de {images.length}
              </p>
            </div>
            <Details key={image.id} {...props} />
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  )
}

type StageProps = Pick<LightboxProps, 'image' | 'base'> & { zoom: ReturnType<typeof useZoom> }

function Stage({ image, base, zoom }: StageProps) {
  return (
    <div {...zoom.stage} className={STAGE}>
      <div
        style={{ ...zoom.style, aspectRatio: `${image.width} / ${image.height}`, ...fitting(image) }}
        className="transition-transform duration-(--t-fast) motion-reduce:transition-none"
      >
        <Picture
          image={image}
          base={base}
          size="display"
          alt={nameOf(image)}
          className="h-full w-full rounded-print object-contain"
        />
      </div>
    </div>
  )
}

/** As large as the stage allows, and never larger than the original. */
const fitting = ({ width, height }: InspirationImage) => ({
  width: `min(100cqw, ${width}px, calc(100cqh * ${width / height}))`,
})

/** Loads the image that comes next while this one is looked at. */
function usePreload(next: InspirationImage | undefined, base: string | undefined) {
  const address = next?.imageUrl && base ? `${base}/${next.imageUrl}/display.avif` : null
  useEffect(() => {
    if (address) new Image().src = address
  }, [address])
}

const STAGE =
  'absolute inset-3 grid cursor-zoom-in touch-none place-items-center [container-type:size] md:inset-10'

const PAGE =
  'grid h-full outline-none max-lg:grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_22rem]'

const ROUND = 'absolute bg-night/70 text-on-night hover:bg-night hover:text-on-night'
