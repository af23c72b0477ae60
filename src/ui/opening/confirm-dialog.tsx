import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** The loss, in one or two sentences. */
  description: ReactNode
  /** The act as a verb: 'Eliminar carpeta'. */
  confirmLabel: string
  pendingLabel?: string
  cancelLabel?: string
  onConfirm: () => void
  isPending?: boolean
  /** Why the act failed; the dialog stays open. */
  error?: string | null
  /** Further choices beside the act. */
  children?: ReactNode
  /** Asks for this name to be typed before the act can be confirmed. */
  typedName?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before something is destroyed. The safe choice comes first and has the focus. */
export function ConfirmDialog({ typedName, isOpen, onOpenChange, ...props }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('')
  const isMatching = typedName === undefined || typed.trim() === typedName.trim()
  const changeOpen = (next: boolean) => {
    setTyped('')
    onOpenChange(next)
  }
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      description={props.description}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close} autoFocus={typedName === undefined}>
            {props.cancelLabel ?? 'Cancelar'}
          </Button>
          <Button
            variant="danger-filled"
            onPress={props.onConfirm}
            isPending={props.isPending}
            pendingLabel={props.pendingLabel}
            isDisabled={!isMatching}
          >
            {props.confirmLabel}
          </Button>
        </>
      )}
    >
      {typedName !== undefined && (
        <TextField
          label={`Escribe «${typedName}» para confirmar`}
          value={typed}
          onChange={setTyped}
          autoFocus
          autoComplete="off"
        />
      )}
      {props.children}
      {props.error && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {props.error}
        </p>
      )}
    </Dialog>
  )
}
