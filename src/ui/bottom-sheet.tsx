import X from 'lucide-react/icons/x'
import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import { scrimClass } from './overlay-class.ts'

type BottomSheetProps = {
  title: string
  /** A small line over the title: the component of a vendor. */
  kicker?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The part that scrolls; it brings its own padding. */
  children: ReactNode
  /** What stays in sight at the bottom. */
  footer?: ReactNode
}

/** A sheet that rises from the bottom of a phone. Pulling its handle down closes it, like Esc and the cross. */
export function BottomSheet({ title, kicker, isOpen, onOpenChange, children, footer }: BottomSheetProps) {
  const pull = usePullDown(() => onOpenChange(false))
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(scrimClass, 'flex items-end')}
    >
      <Modal
        className={SHEET}
        style={pull.distance > 0 ? { translate: `0 ${pull.distance}px`, transition: 'none' } : undefined}
      >
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          {({ close }) => (
            <>
              <header {...pull.handlers} className="touch-none px-6 pt-2 pb-1">
                <div className="mx-auto mb-2.5 h-1 w-10 rounded-pill bg-line-strong" />
                <div className="flex items-start justify-between gap-3">
                  <div className="min-w-0">
                    {kicker && <p className="text-sm text-ink-3">{kicker}</p>}
                    <Heading slot="title" className="text-[1.9rem] leading-[1.1]">
                      {title}
                    </Heading>
                  </div>
                  <IconButton icon={X} label="Cerrar" onPress={close} className="-mr-2" />
                </div>
              </header>
              <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
              {footer && (
                <footer className="border-t border-line px-6 pt-3.5 pb-[calc(1.1rem+env(safe-area-inset-bottom))]">
                  {footer}
                </footer>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const SHEET =
  'flex max-h-[calc(var(--visual-viewport-height)-3rem)] w-full flex-col rounded-t-sheet bg-surface shadow-4 transition-[translate] duration-(--t-slow) ease-out data-entering:translate-y-full data-exiting:translate-y-full data-exiting:duration-(--t-base)'

/** Farther than this, in pixels, and letting go closes the sheet. */
const PULL_TO_CLOSE = 110

function usePullDown(onPulled: () => void) {
  const startedAt = useRef<number | null>(null)
  const [distance, setDistance] = useState(0)
  const release = () => {
    if (startedAt.current !== null && distance > PULL_TO_CLOSE) onPulled()
    startedAt.current = null
    setDistance(0)
  }
  return {
    distance,
    handlers: {
      onPointerDown: (event: React.PointerEvent) => {
        if ((event.target as Element).closest('button')) return
        startedAt.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: React.PointerEvent) => {
        if (startedAt.current !== null) setDistance(Math.max(0, event.clientY - startedAt.current))
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
