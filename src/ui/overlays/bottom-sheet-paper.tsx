import X from 'lucide-react/icons/x'
import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../button.tsx'
import { cx } from '../class-names.ts'
import { BottomBar } from '../layout/bottom-bar.tsx'
import { scrimClass } from './overlay-class.ts'
import { OverlayFrame } from './overlay-frame.tsx'

export type BottomSheetProps = {
  title: string
  /** Stands for the title where that is edited in place. */
  heading?: ReactNode
  /** A small line over the title: the component of a vendor. */
  kicker?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The part that scrolls; it brings its own padding. */
  children: ReactNode
  /** The footer stays in sight at the bottom. */
  footer?: ReactNode
  /** Takes all the room there is, so that it does not jump when its content changes. */
  isTall?: boolean
}

export function BottomSheetPaper({ isOpen, onOpenChange, ...paper }: BottomSheetProps) {
  return (
    <OverlayFrame>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        className={cx(scrimClass, 'flex items-end')}
      >
        <SheetPaper {...paper} onPulledDown={() => onOpenChange(false)} />
      </ModalOverlay>
    </OverlayFrame>
  )
}

type SheetPaperProps = Omit<BottomSheetProps, 'isOpen' | 'onOpenChange'> & { onPulledDown: () => void }

function SheetPaper({ title, heading, kicker, children, footer, isTall, onPulledDown }: SheetPaperProps) {
  const [pulled, pulling] = usePullDown(onPulledDown)
  return (
    <Modal className={cx(SHEET, isTall && 'h-full')} style={pulled > 0 ? { bottom: -pulled } : undefined}>
      <Dialog aria-label={heading ? title : undefined} className="flex min-h-0 flex-1 flex-col outline-none">
        {({ close }) => (
          <>
            <div {...pulling} className="touch-none px-6 pt-2 pb-1 select-none">
              <div className="mx-auto mb-2.5 h-1 w-10 rounded-pill bg-line-strong" />
              <div className="flex items-start justify-between gap-3">
                {heading ?? (
                  <div className="min-w-0">
                    {kicker && <p className="text-sm text-ink-3">{kicker}</p>}
                    <Heading
                      slot="title"
                      className="-mb-1 line-clamp-3 pb-1 text-[1.9rem] leading-[1.1] wrap-anywhere"
                    >
                      {title}
                    </Heading>
                  </div>
                )}
                <IconButton icon={X} label="Cerrar" onPress={close} className="-mr-2" />
              </div>
            </div>
            <div className="min-h-0 flex-1 scroll-pane">{children}</div>
            {footer && (
              <BottomBar className="border-t border-line px-6 pt-3.5 pb-[calc(1.1rem+env(safe-area-inset-bottom))]">
                {footer}
              </BottomBar>
            )}
          </>
        )}
      </Dialog>
    </Modal>
  )
}

const SHEET =
  'relative flex max-h-[calc(var(--visual-viewport-height)-3rem)] w-full flex-col rounded-t-sheet bg-surface shadow-4 slides-up'

/** Farther than this, in pixels, and letting go closes the sheet. */
const PULL_TO_CLOSE = 110

/** How far the sheet is pulled down, in pixels, and the handlers of the part one pulls by. */
function usePullDown(onPulledDown: () => void) {
  const startedAt = useRef<number | null>(null)
  const [pulled, setPulled] = useState(0)
  const distance = (event: React.PointerEvent) =>
    startedAt.current === null ? 0 : Math.max(0, event.clientY - startedAt.current)
  const pulling = {
    onPointerDown: (event: React.PointerEvent) => {
      if ((event.target as Element).closest('button, textarea')) return
      startedAt.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: React.PointerEvent) => {
      if (startedAt.current !== null) setPulled(distance(event))
    },
    onPointerUp: (event: React.PointerEvent) => {
      const isFar = distance(event) > PULL_TO_CLOSE
      startedAt.current = null
      if (isFar) onPulledDown()
      else setPulled(0)
    },
    onPointerCancel: () => {
      startedAt.current = null
      setPulled(0)
    },
  }
  return [pulled, pulling] as const
}
