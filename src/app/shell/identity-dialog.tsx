import { type ReactNode, useState } from 'react'
import { Dialog } from '#ui/opening/dialog.tsx'
import { IdentityForm } from './identity-form.tsx'

const ASKS = 'Antes, confirma que eres tú.'

type IdentityDialogProps = {
  title: string
  /** The consequence, before the question of identity. */
  line: string
  submitLabel: string
  onConfirmed: (password: string) => Promise<void>
  onClose: () => void
  closesOnScrim?: boolean
  /** Further choices beside that. */
  children?: ReactNode
}

/** Something that needs a fresh sign-in, done with its button. */
export function IdentityDialog(props: IdentityDialogProps) {
  const { title, line, submitLabel, onConfirmed, onClose, closesOnScrim, children } = props
  return (
    <Dialog
      title={title}
      description={`${line} ${ASKS}`}
      isOpen
      onOpenChange={onClose}
      closesOnScrim={closesOnScrim}
    >
      <div className="grid gap-4.5">
        {children}
        <IdentityForm submitLabel={submitLabel} onConfirmed={onConfirmed} />
      </div>
    </Dialog>
  )
}

type AfterIdentityDialogProps = { title: string; line: string; onClose: () => void; children: ReactNode }

/** Something that needs a fresh sign-in and then a step of its own, which the line is about. */
export function AfterIdentityDialog({ title, line, onClose, children }: AfterIdentityDialogProps) {
  const [isConfirmed, setConfirmed] = useState(false)
  return (
    <Dialog
      title={title}
      description={isConfirmed ? line : ASKS}
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
    >
      {isConfirmed ? (
        children
      ) : (
        <IdentityForm submitLabel="Seguir" onConfirmed={async () => setConfirmed(true)} />
      )}
    </Dialog>
  )
}
