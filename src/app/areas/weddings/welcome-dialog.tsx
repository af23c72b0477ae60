import type { Wedding } from '#contract/weddings.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { JoinFormSlot } from './join-form-slot.ts'
import { NewWeddingForm } from './new-wedding-form.tsx'
import { OrWithCode } from './or-with-code.tsx'

type WelcomeDialogProps = {
  JoinForm: JoinFormSlot
  pendingCode: string | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onEntered: (wedding: Wedding) => void
}

/** '¿Empezamos?': a couple without a wedding creates one or joins one with a code (spec 2). */
export function WelcomeDialog({
  JoinForm,
  pendingCode,
  isOpen,
  onOpenChange,
  onEntered,
}: WelcomeDialogProps) {
  return (
    <Dialog
      title="¿Empezamos?"
      description={
        pendingCode
          ? 'Tienes una invitación: únete con tu código, o crea tu propia boda.'
          : 'Crea tu boda o entra en la que ya tienes en marcha.'
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
      ornament={<Sprig />}
    >
      <NewWeddingForm nameExample="el vuestro" size="lg" autoFocus={!pendingCode} onCreated={onEntered} />
      <OrWithCode />
      <JoinForm initialCode={pendingCode} onJoined={onEntered} />
    </Dialog>
  )
}
