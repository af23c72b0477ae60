import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'

const dialog = loadedPart(() => import('./invite-dialog.tsx'))

type InviteButtonProps = {
  wedding: Wedding
  /** As the first action of a page, not in the top bar. */
  isOnPage?: boolean
}

/** Opens the invitation of a wedding. */
export function InviteButton({ wedding, isOnPage = false }: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // Each opening begins anew: a code that was given a name is not the one for the next person.
  const [openings, setOpenings] = useState(0)
  const open = () => {
    setOpenings(openings + 1)
    setOpen(true)
  }
  const part = useOpenedPart(dialog, isOpen, () => setOpen(false))
  return (
    <>
      {isOnPage ? (
        <Button variant="primary" icon={UserRoundPlus} onPress={open}>
          Dar acceso
        </Button>
      ) : (
        <>
          <Button icon={UserRoundPlus} onPress={open} className="max-lg:hidden">
            Invitar pareja/planner
          </Button>
          <IconButton
            icon={UserRoundPlus}
            size="md"
            label="Invitar pareja/planner"
            onPress={open}
            className="lg:hidden"
          />
        </>
      )}
      {part && <part.InviteDialog key={openings} wedding={wedding} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
