import { useEffect, useState } from 'react'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useSessionEnded } from '../shared/session/signed-in.ts'

const signInAgain = loadedPart(() => import('./sign-in-again-dialog.tsx'))

/**
 * Says that the session has ended while something was unsaved: once as a dialog, in which the same person
 * signs in again, and as a line under the top bar for who has closed it.
 */
export function SessionEnded() {
  const hasEnded = useSessionEnded()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(hasEnded), [hasEnded])
  const part = useOpenedPart(signInAgain, hasEnded, () => setOpen(false))
  return (
    <>
      <div role="status" data-print="hide">
        {hasEnded && part && <part.SignInAgainLine onPress={() => setOpen(true)} />}
      </div>
      {part && <part.SignInAgainDialog isOpen={isOpen && hasEnded} onOpenChange={setOpen} />}
    </>
  )
}
