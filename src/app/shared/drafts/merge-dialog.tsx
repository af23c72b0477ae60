import { useState } from 'react'
import type { MergeConflict, MergeDecision } from '#contract/agenda-merge.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { ConflictChoices, isDecided, withDecision } from './conflict-choices.tsx'

type MergeDialogProps = {
  weddingId: string
  conflicts: readonly MergeConflict[]
  /** Publishes again; gives what is still undecided, because it was changed once more. */
  onPublish: (decisions: readonly MergeDecision[]) => Promise<readonly MergeConflict[]>
  onClose: () => void
}

/** Before prepared changes are published: what others have changed too, to be decided field by field. */
export function MergeDialog({ weddingId, conflicts, onPublish, onClose }: MergeDialogProps) {
  const [shown, show] = useState(conflicts)
  const [decisions, decide] = useState<readonly MergeDecision[]>([])
  const [isPending, setPending] = useState(false)
  const publish = async () => {
    setPending(true)
    const left = await onPublish(decisions)
    setPending(false)
    if (left.length === 0) onClose()
    else show(left)
  }
  return (
    <Dialog
      title="Han cambiado lo mismo"
      description="Mientras lo preparabas, otra persona ha cambiado esto. Elige qué se queda."
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
      width="lg"
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Publicando"
            isDisabled={!isDecided(shown, decisions)}
            onPress={() => void publish()}
          >
            Publicar cambios
          </Button>
        </>
      )}
    >
      <ConflictChoices
        weddingId={weddingId}
        conflicts={shown}
        decisions={decisions}
        onDecide={(decision) => decide(withDecision(decisions, decision))}
      />
    </Dialog>
  )
}
