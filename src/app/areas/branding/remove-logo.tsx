import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { removeLogo } from './branding.actions.ts'

export function RemoveLogo() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = async () => {
    setPending(true)
    try {
      await removeLogo()
      showToast('Logo quitado.')
    } catch (failure) {
      setError(messageFor(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Quitar
      </Button>
      <ConfirmDialog
        title="¿Quitar tu logo?"
        description="Las parejas verán tus iniciales sobre el color de tu marca."
        confirmLabel="Quitar logo"
        pendingLabel="Quitando"
        onConfirm={() => void remove()}
        isPending={isPending}
        error={error}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}
