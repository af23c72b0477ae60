import type { ReactNode } from 'react'
import { BottomSheet } from '#ui/opening/bottom-sheet.tsx'
import { Drawer } from '#ui/opening/drawer.tsx'

type SidePanelProps = {
  title: string
  isPhone: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
  footer?: ReactNode
}

/** A panel at the right of a wide screen, a sheet on a phone. */
export function SidePanel({ title, isPhone, children, footer, ...open }: SidePanelProps) {
  if (isPhone) {
    return (
      <BottomSheet title={title} footer={footer} isTall {...open}>
        {children}
      </BottomSheet>
    )
  }
  return (
    <Drawer
      label={title}
      side="right"
      header={<h2 className="-mb-1 truncate pb-1 text-[1.75rem] leading-[1.1]">{title}</h2>}
      {...open}
    >
      <div className="min-h-0 flex-1">{children}</div>
      {footer && (
        <footer className="sticky bottom-0 border-t border-line bg-surface px-6 py-3.5">{footer}</footer>
      )}
    </Drawer>
  )
}
