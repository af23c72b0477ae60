import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { FormError } from '../../shared/page/form-error.tsx'

type FormDialogProps = {
  title: string
  description?: ReactNode
  submitLabel: string
  pendingLabel: string
  /** Called when every field is as it may be sent. */
  onSubmit: (form: HTMLFormElement) => void
  isPending: boolean
  error: unknown
  /** Forgets what was typed: 'Cancelar' gives it up, while every other way out keeps it. */
  onGiveUp?: () => void
  onClose: () => void
  width?: 'md' | 'lg'
  children: ReactNode
}

/** A form of the books in a dialog, which Enter sends. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    submitLabel,
    pendingLabel,
    onSubmit,
    isPending,
    error,
    onGiveUp,
    onClose,
    width,
  } = props
  const formId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit(event.currentTarget)
  }
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      {...(width && { width })}
      actions={(close) => (
        <>
          <Button
            variant="quiet"
            onPress={() => {
              onGiveUp?.()
              close()
            }}
          >
            Cancelar
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {props.children}
        <FormError error={error} />
      </form>
    </Dialog>
  )
}
