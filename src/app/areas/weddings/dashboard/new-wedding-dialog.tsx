import type { Wedding } from '#contract/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { focusHeadingAfterDialog } from '../../../shell/page-announcement.ts'
import type { JoinFormSlot } from '../join-form-slot.ts'
import { NewWeddingForm } from '../new-wedding-form.tsx'
import { OrWithCode } from '../or-with-code.tsx'

type NewWeddingDialogProps = {
  JoinForm: JoinFormSlot
  /** Which of the two ways has the focus; `null` keeps the dialog closed. */
  startWith: 'create' | 'join' | null
  onClose: () => void
}

/** Creates a wedding, or joins one with a code (spec 2). Either way it appears among the others. */
export function NewWeddingDialog({ JoinForm, startWith, onClose }: NewWeddingDialogProps) {
  const finish = (sentence: (wedding: Wedding) => string) => (wedding: Wedding) => {
    onClose()
    showToast(sentence(wedding))
    // The button that opened the dialog may be gone: the empty dashboard has other buttons.
    focusHeadingAfterDialog()
  }
  return (
    <Dialog
      title="Una boda más"
      description="Créala, o únete a la que la pareja ya tiene en marcha."
      isOpen={startWith !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
    >
      <NewWeddingForm
        nameExample="el de la pareja"
        autoFocus={startWith === 'create'}
        onCreated={finish(({ name }) => `«${name}» ya está entre tus bodas.`)}
      />
      <OrWithCode />
      <JoinForm
        autoFocus={startWith === 'join'}
        onJoined={finish(({ name }) => `Ya participas en «${name}».`)}
      />
    </Dialog>
  )
}
