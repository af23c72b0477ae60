import { useState } from 'react'
import type { WeddingEvent } from '#domain/households/invitation-settings.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { countPeople } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'

type EventStateProps = { event: WeddingEvent; invited: number; actions: FamilyActions }

/** Whether guests see it: a draft is published once it is chosen who is invited. */
export function EventState({ event, invited, actions }: EventStateProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, isPublished } = event
  return (
    <div className="grid gap-2">
      {!isPublished && (
        <p className="text-sm text-ink-2">
          {invited === 0
            ? 'Es un borrador: nadie lo ve. Elige a quién invitáis y publícalo.'
            : `Es un borrador: ${countPeople(invited)} lo ${invited === 1 ? 'verá' : 'verán'} en su invitación cuando lo publiques.`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isPublished ? (
          <Button size="sm" onPress={() => void actions.publishEvent(event, false)}>
            Volver a borrador
          </Button>
        ) : (
          <Button
            size="sm"
            variant="primary"
            isDisabled={invited === 0}
            onPress={() => void actions.publishEvent(event, true)}
          >
            Publicar {name}
          </Button>
        )}
        <Button size="sm" variant="danger" onPress={() => setRemoving(true)}>
          Eliminar
        </Button>
      </div>
      <ConfirmDialog
        title={`¿Eliminar ${name}?`}
        description="Se va de las invitaciones con lo que ya se haya respondido."
        confirmLabel="Eliminar"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => {
          setRemoving(false)
          void actions.removeEvent(id)
        }}
      />
    </div>
  )
}
