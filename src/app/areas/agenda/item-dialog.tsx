import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useRef } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useEditing } from '../../sync/presence/editing-now.tsx'
import { writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import type { AgendaActions } from './agenda.actions.ts'
import { agendaPlace } from './agenda-presence.tsx'
import { ItemForm } from './item-form.tsx'
import type { People } from './use-people.ts'

type ItemDialogProps = {
  days: readonly AgendaDay[]
  day: AgendaDay
  /** The item that is open, or the day to which a new one is added. */
  open: AgendaItem | 'new' | null
  people: People
  actions: AgendaActions
  onClose: () => void
}

/** Everything about one item; what is typed is kept until it is saved or cancelled. */
export function ItemDialog({ open, onClose, ...props }: ItemDialogProps) {
  // Stays drawn with the last item while it slides away.
  const last = useRef(open)
  if (open) last.current = open
  const formId = useId()
  const shown = last.current
  const editing = useEditing(
    props.actions.weddingId,
    agendaPlace(shown && shown !== 'new' ? shown.id : props.day.id),
  )
  if (!shown) return null
  const item = shown === 'new' ? null : shown
  const unsavedKey = unsavedKeyOf(item, props.day)
  return (
    <Dialog
      title={item ? item.title : 'Nuevo momento'}
      isOpen={open !== null}
      onOpenChange={onClose}
      closesOnScrim={false}
      width="lg"
      actions={
        <>
          {item && (
            <Button
              variant="danger"
              icon={Trash2}
              className="mr-auto"
              onPress={() => {
                writeUnsaved(unsavedKey, null)
                onClose()
                props.actions.remove(item)
              }}
            >
              Eliminar
            </Button>
          )}
          <Button
            variant="quiet"
            onPress={() => {
              writeUnsaved(unsavedKey, null)
              onClose()
            }}
          >
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {item ? 'Guardar' : 'Añadir'}
          </Button>
        </>
      }
    >
      <div {...editing}>
        <ItemForm
          key={item?.id ?? 'new'}
          id={formId}
          item={item}
          unsavedKey={unsavedKey}
          onDone={onClose}
          {...props}
        />
      </div>
    </Dialog>
  )
}

const unsavedKeyOf = (item: AgendaItem | null, day: AgendaDay) => `${item?.id ?? day.id} agenda form`
