import { Button } from '#ui/button.tsx'

type InlineConfirmProps = {
  /** The loss: '¿Eliminar «Contrato.pdf»? Queda 30 días en la papelera.' */
  question: string
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
  isPending?: boolean
  pendingLabel?: string
  /** Why it did not work. */
  error?: string | null
}

/** Asks where the thing stands, before it is destroyed: a dialog over a sheet would be one too many. */
export function InlineConfirm(props: InlineConfirmProps) {
  const { question, confirmLabel, onConfirm, onCancel, isPending, pendingLabel = 'Eliminando', error } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two answers, not a set of fields
    <div
      role="group"
      aria-label={question}
      className="grid gap-2 rounded-control bg-danger-soft p-3 text-sm"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <p className="wrap-anywhere">{question}</p>
      {error && (
        <p role="alert" className="font-strong text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" autoFocus onPress={onCancel}>
          Cancelar
        </Button>
        <Button
          size="sm"
          variant="danger-filled"
          onPress={onConfirm}
          isPending={isPending}
          pendingLabel={pendingLabel}
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}
