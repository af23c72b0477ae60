import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { FormError } from './form-error.tsx'
import type { Submission } from './use-submission.ts'

type FormDialogProps = {
  title: string
  description?: ReactNode
  width?: 'md' | 'lg'
  isOpen?: boolean
  /** True where a click outside loses nothing. */
  closesOnScrim?: boolean
  form: Submission
  submitLabel: string
  pendingLabel?: string
  variant?: 'primary' | 'danger-filled'
  /** Until the steps of the form are done. */
  isSubmitDisabled?: boolean
  cancelLabel?: string
  /**
   * Forgets what was typed: 'Cancelar' gives it up, while every other way out keeps it. `null` where there are only
   * choices or measures, which are shown again as they are saved.
   */
  onGiveUp: (() => void) | null
  onClose: () => void
  /** Stands in place of the button that cancels. */
  actions?: ReactNode
  /** Follows the sentence of a refusal. */
  offer?: ReactNode
  className?: string
  children: ReactNode
}

/** A form in a dialog, which its button and Enter send; a refusal stands below its fields. */
export function FormDialog({ form, className = 'grid gap-4', ...props }: FormDialogProps) {
  const { submitLabel, pendingLabel, variant = 'primary', cancelLabel = 'Cancelar' } = props
  const { title, description, width, isOpen = true, closesOnScrim = false, onGiveUp, onClose } = props
  const formId = useId()
  return (
    <Dialog
      title={title}
      description={description}
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onClose()}
      closesOnScrim={closesOnScrim}
      width={width}
      actions={(close) => (
        <>
          {props.actions ?? (
            <Button
              variant="quiet"
              onPress={() => {
                onGiveUp?.()
                close()
              }}
            >
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={variant}
            isDisabled={props.isSubmitDisabled}
            type="submit"
            form={formId}
            isPending={form.isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      )}
    >
      <form id={formId} {...form.props()} className={className}>
        {props.children}
        <FormError error={form.error} />
        {props.offer}
      </form>
    </Dialog>
  )
}
