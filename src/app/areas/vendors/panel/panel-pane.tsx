import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { IconButton } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useDrawnByServer } from '#ui/hydration/use-drawn-by-server.ts'

type PaneProps = {
  vendor: Vendor
  component: string
  footer: ReactNode
  children: ReactNode
  onClose: () => void
}

/** The panel beside the canvas, or over its edge where there is no room for three panes. */
export function PanelPane({ vendor, component, footer, children, onClose }: PaneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isDrawn = useDrawnByServer()
  // The focus moves here when the panel opens, and back to the tile when it closes. One that came with the page is open.
  useEffect(() => {
    if (!isDrawn) heading.current?.focus({ preventScroll: true })
  }, [isDrawn])
  return (
    <aside aria-label={vendor.name || component} className={PANE}>
      <header className="grid grid-cols-[1fr_auto] px-6 pt-5 pb-1.5">
        <p className="text-sm text-ink-3">{component}</p>
        <h2
          ref={heading}
          tabIndex={-1}
          className={cx(
            'line-clamp-2 text-[1.9rem] outline-none wrap-anywhere',
            !vendor.name && 'text-ink-3 italic',
          )}
        >
          {vendor.name || 'Sin proveedor'}
        </h2>
        <IconButton
          icon={X}
          size="md"
          label="Cerrar"
          onPress={onClose}
          className="col-start-2 row-span-2 row-start-1 -mt-1 -mr-2"
        />
      </header>
      <div data-vendor-panel className="min-h-0 flex-1 scroll-pane">
        {children}
      </div>
      {footer && <footer className="border-t border-line px-6 pt-3.75 pb-4.5">{footer}</footer>}
    </aside>
  )
}

const PANE =
  'z-2 flex min-h-0 flex-col border-l border-line bg-surface shadow-[-24px_0_48px_-36px_rgb(20_38_28/.35)] max-xl:absolute max-xl:inset-y-0 max-xl:right-0 max-xl:w-110'
