import type { ReactNode } from 'react'

type PanelPartProps = { children: ReactNode; footer?: ReactNode }

/** The content of a tab of the panel: it scrolls over the footer, which stays in sight. */
export function PanelPart({ children, footer }: PanelPartProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 scroll-pane px-6 pt-5 pb-6">{children}</div>
      {footer && (
        <div className="grid gap-2.5 border-t border-line px-6 pt-3.5 pb-[calc(1.1rem+env(safe-area-inset-bottom))] max-lg:-mb-px">
          {footer}
        </div>
      )}
    </div>
  )
}
