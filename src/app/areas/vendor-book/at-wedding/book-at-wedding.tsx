import BookOpen from 'lucide-react/icons/book-open'
import BookPlus from 'lucide-react/icons/book-plus'
import { useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'

const dialogs = loadedPart(() => import('./book-dialogs.ts'))

/** 'De tu libreta': the vendors of the book beside the catalogue of a wedding. */
export function FromBook({ weddingId }: { weddingId: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useWantedPart(dialogs, isOpen, close)
  return (
    <>
      <Button size="sm" icon={BookOpen} onPress={() => setOpen(true)} className="justify-self-start">
        De tu libreta
      </Button>
      {part && isOpen && <part.FromBookDialog weddingId={weddingId} onClose={close} />}
    </>
  )
}

/** 'Guardar en la libreta': keeps a vendor of a wedding in the book of its planner. */
export function KeepInBook({ weddingId, vendor }: { weddingId: string; vendor: Vendor }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useWantedPart(dialogs, isOpen, close)
  if (vendor.name.trim() === '') return null
  return (
    <p className="px-6 pt-1">
      <Button size="sm" variant="quiet" icon={BookPlus} onPress={() => setOpen(true)} className="-ml-2.5">
        Guardar en la libreta
      </Button>
      {part && isOpen && <part.KeepVendorDialog weddingId={weddingId} vendor={vendor} onClose={close} />}
    </p>
  )
}
