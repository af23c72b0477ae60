import { useMutation } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { codeOf, messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { writeUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { refreshCatalogue } from '../vendors.queries.ts'
import { ComponentForm, componentUnsavedKey } from './component-form.tsx'

type EditComponentDialogProps = {
  weddingId: string
  /** The wedding's own component that is changed; `null` when none is. */
  component: CatalogueComponent | null
  onClose: () => void
}

/** Renames, moves or deletes what the wedding itself put into the catalogue. */
export function EditComponentDialog({ weddingId, component, onClose }: EditComponentDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  // The dialog stays drawn with the last one while it goes.
  const last = useRef(component)
  if (component) last.current = component
  const shown = last.current
  const removal = useMutation({
    mutationFn: (key: string) =>
      client.catalogue.remove({ weddingId, key }).catch((error) => {
        // A component that another member deleted first counts as deleted.
        if (codeOf(error) !== 'COMPONENT_NOT_FOUND') throw error
      }),
    networkMode: 'always',
    onSuccess: async () => {
      await refreshCatalogue(weddingId)
      if (shown) writeUnsaved(componentUnsavedKey(weddingId, shown.key), null)
      setAsking(false)
      onClose()
    },
  })
  if (!shown) return null
  return (
    <>
      <Dialog
        title="Editar el componente"
        isOpen={component !== null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        closesOnScrim={false}
        actions={(close) => (
          <>
            <Button variant="danger" icon={Trash2} onPress={() => setAsking(true)} className="mr-auto">
              Eliminar
            </Button>
            <Button
              variant="quiet"
              onPress={() => {
                writeUnsaved(componentUnsavedKey(weddingId, shown.key), null)
                close()
              }}
            >
              Cancelar
            </Button>
            <Button
              variant="primary"
              type="submit"
              form="edit-component"
              isPending={isPending}
              pendingLabel="Guardando"
            >
              Guardar
            </Button>
          </>
        )}
      >
        <ComponentForm weddingId={weddingId} component={shown} onPending={setPending} onClose={onClose} />
      </Dialog>
      <ConfirmDialog
        title={`¿Eliminar «${shown.name}» del catálogo?`}
        description="Dejará de ofrecerse. Los proveedores que ya lo tienen se quedan en el canvas con su nombre."
        confirmLabel="Eliminar del catálogo"
        pendingLabel="Eliminando"
        onConfirm={() => removal.mutate(shown.key)}
        isPending={removal.isPending}
        error={removal.error && messageFor(removal.error)}
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          removal.reset()
          setAsking(isOpen)
        }}
      />
    </>
  )
}
