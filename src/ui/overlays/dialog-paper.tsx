import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../button.tsx'
import { cx } from '../class-names.ts'
import { BottomBar } from '../layout/bottom-bar.tsx'
import { scrimClass } from './overlay-class.ts'
import { OverlayFrame } from './overlay-frame.tsx'

export type DialogProps = {
  title: string
  /** One line under the title. */
  description?: ReactNode
  /** The body; a function is given `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode)
  /** Buttons, bottom right, the safe one first. A function is given `close`. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  role?: 'dialog' | 'alertdialog'
  width?: 'md' | 'lg'
  /** False where a stray click outside would throw typed text away; Esc and the cross still close. */
  closesOnScrim?: boolean
  /** A sprig that leans over the upper edge. */
  ornament?: ReactNode
}

const WIDTH = { md: 'md:max-w-lg', lg: 'md:max-w-2xl' }

export function DialogPaper(props: DialogProps) {
  const {
    title,
    description,
    isOpen,
    onOpenChange,
    role,
    width = 'md',
    closesOnScrim = true,
    ornament,
  } = props
  return (
    <OverlayFrame>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        shouldCloseOnInteractOutside={() => closesOnScrim}
        className={cx(scrimClass, 'flex items-end justify-center md:items-center md:p-6')}
      >
        <Modal className={cx(PAPER, WIDTH[width])}>
          {ornament && <div className="pointer-events-none absolute -top-10 right-0 w-64">{ornament}</div>}
          <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
            {({ close }) => (
              <>
                <div className="grid grid-cols-[1fr_auto] gap-x-4 px-5 pt-5.5 md:px-7 md:pt-7">
                  <Heading slot="title" className="text-[1.875rem] leading-[1.1]">
                    {title}
                  </Heading>
                  <IconButton icon={X} label="Cerrar" onPress={close} className="-mt-1 -mr-2" />
                  {description && <p className="col-span-full mt-2 text-ink-2">{description}</p>}
                </div>
                <div className="min-h-0 scroll-pane px-5 pt-4.5 pb-1 md:px-7">
                  {render(props.children, close)}
                </div>
                <BottomBar className={FOOTER}>{render(props.actions, close)}</BottomBar>
              </>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </OverlayFrame>
  )
}

function render(content: DialogProps['children'], close: () => void) {
  return typeof content === 'function' ? content(close) : content
}

const PAPER =
  'relative flex max-h-[calc(var(--visual-viewport-height)-2rem)] w-full flex-col rounded-t-sheet bg-surface shadow-4 rises md:rounded-sheet'

const FOOTER =
  'flex flex-wrap justify-end gap-2 px-5 pt-5 pb-[calc(1.2rem+env(safe-area-inset-bottom))] empty:pt-0 md:px-7 md:pb-6'
