import BookOpen from 'lucide-react/icons/book-open'
import BookPlus from 'lucide-react/icons/book-plus'
import { useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { useWeddingBusiness } from '../../../shared/session/use-wedding-business.ts'

const dialogs = loadedPart(() => import('./book-dialogs.ts'))

/** 'De tu libreta': the vendors of the book, the planner's or their agency's, beside the catalogue of a wedding. */
export function FromBook({ weddingId }: { weddingId: string }) {
  const { agencyId, may } = useWeddingBusiness(weddingId)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useWantedPart(dialogs, isOpen, close)
  if (!may('vendors', 'view')) return null
  return (
    <>
      <Button size="sm" icon={BookOpen} onPress={() => setOpen(true)} className="justify-self-start">
        {agencyId === null ? 'De tu libreta' : 'De la libreta del equipo'}
      </Button>
      {part && isOpen && <part.FromBookDialog weddingId={weddingId} onClose={close} />}
    </>
  )
}

/** 'Guardar en la libreta': keeps a vendor of a wedding in that book. */
export function KeepInBook({ weddingId, vendor }: { weddingId: string; vendor: Vendor }) {
  const { may } = useWeddingBusiness(weddingId)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const part = useWantedPart(dialogs, isOpen, close)
  if (vendor.name.trim() === '' || !may('vendors', 'edit')) return null
  return (
    <p className="px-6 pt-1">
      <Button size="sm" variant="quiet" icon={BookPlus} onPress={() => setOpen(true)} className="-ml-2.5">
        Guardar en la libreta
      </Button>
      {part && isOpen && <part.KeepVendorDialog weddingId={weddingId} vendor={vendor} onClose={close} />}
    </p>
  )
}
