import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../button.tsx'
import { cx } from '../class-names.ts'
import { scrimClass } from './overlay-class.ts'
import { OverlayFrame } from './overlay-frame.tsx'

export type DrawerProps = {
  /** Names the drawer: 'Menú'. */
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  side?: 'left' | 'right'
  /** The header stands beside the close button; it is the wordmark in the menu. */
  header?: ReactNode
  children: ReactNode
}

export function DrawerPanel({ label, isOpen, onOpenChange, side = 'left', header, children }: DrawerProps) {
  return (
    <OverlayFrame>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        className={cx(scrimClass, 'flex', side === 'right' && 'justify-end')}
      >
        <Modal className={cx(PANEL, side === 'left' ? LEFT : RIGHT)}>
          <AriaDialog aria-label={label} className="flex h-full min-h-0 flex-col outline-none">
            {({ close }) => (
              <>
                <header className="flex min-h-17 items-center justify-between gap-3 py-3 pr-3 pl-6">
                  <div className="min-w-0 flex-1">{header}</div>
                  <IconButton icon={X} iconSize="lg" label="Cerrar" size="md" onPress={close} />
                </header>
                <div className="flex min-h-0 flex-1 flex-col scroll-pane">{children}</div>
              </>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </OverlayFrame>
  )
}

const PANEL = 'h-full shadow-4'
const LEFT = 'w-[min(18.5rem,calc(100vw-3rem))] rounded-r-sheet bg-bg slides-left'
const RIGHT = 'w-[min(27.5rem,calc(100vw-3rem))] rounded-l-sheet bg-surface slides-right'
