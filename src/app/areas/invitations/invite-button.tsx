import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { loadedPart } from '#ui/loaded-part.ts'
import { useOpenedPart } from '#ui/use-opened-part.ts'

const dialog = loadedPart(() => import('./invite-dialog.tsx'))

type InviteButtonProps = {
  wedding: Wedding
  /** As the first action of a page, not in the top bar. */
  isOnPage?: boolean
}

/** Opens the invitation of a wedding. */
export function InviteButton({ wedding, isOnPage = false }: InviteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const part = useOpenedPart(dialog, isOpen, () => setOpen(false))
  return (
    <>
      {isOnPage ? (
        <Button variant="primary" icon={UserRoundPlus} onPress={() => setOpen(true)}>
          Dar acceso
        </Button>
      ) : (
        <>
          <Button icon={UserRoundPlus} onPress={() => setOpen(true)} className="max-lg:hidden">
            Invitar pareja/planner
          </Button>
          <IconButton
            icon={UserRoundPlus}
            size="md"
            label="Invitar pareja/planner"
            onPress={() => setOpen(true)}
            className="lg:hidden"
          />
        </>
      )}
      {part && <part.InviteDialog wedding={wedding} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
