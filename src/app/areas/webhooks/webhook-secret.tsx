import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'

/** The secret of a program, which is shown this once. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      title="Guarda este secreto"
      description="Con él, el programa comprueba que los avisos son nuestros. No volvemos a enseñarlo: si lo pierdes, se renueva."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      actions={(close) => (
        <Button variant="primary" onPress={close}>
          Ya lo he guardado
        </Button>
      )}
    >
      <p
        data-never-kept
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-paper bg-surface-2 px-4 py-3"
      >
        <code className="min-w-0 flex-1 text-sm wrap-anywhere select-all">{secret}</code>
        <CopyButton text={secret} what="el secreto" />
      </p>
    </Dialog>
  )
}
