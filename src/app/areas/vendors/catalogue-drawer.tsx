import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/opening/drawer.tsx'

type CatalogueDrawerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** The catalogue of a phone, behind a button at the foot. */
export function CatalogueDrawer({ isOpen, onOpenChange, children }: CatalogueDrawerProps) {
  return (
    <>
      <Button
        data-edits
        variant="primary"
        icon={Plus}
        onPress={() => onOpenChange(true)}
        className={CATALOGUE_BUTTON}
      >
        Catálogo
      </Button>
      <Drawer
        label="Catálogo"
        header={<h2 className="text-[1.375rem]">Catálogo</h2>}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        {children}
      </Drawer>
    </>
  )
}

const CATALOGUE_BUTTON =
  'fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-1/2 z-10 h-12 -translate-x-1/2 px-5.5 shadow-3'
