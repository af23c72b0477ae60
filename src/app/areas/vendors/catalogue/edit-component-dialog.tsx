import { useMutation } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useRef, useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { client } from '../../../lib/api.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { writeDraft } from '../../../lib/unsaved/drafts.ts'
import { catalogueQuery } from '../vendors.queries.ts'
import { ComponentFields, useComponentFields } from './component-fields.tsx'

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
      await refreshComponents(weddingId)
      if (shown) writeDraft(draftKey(weddingId, shown.key), null)
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
                writeDraft(draftKey(weddingId, shown.key), null)
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
        <EditForm weddingId={weddingId} component={shown} onPending={setPending} onClose={onClose} />
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

type EditFormProps = {
  weddingId: string
  component: CatalogueComponent
  onPending: (isPending: boolean) => void
  onClose: () => void
}

function EditForm({ weddingId, component, onPending, onClose }: EditFormProps) {
  const { forget, ...fields } = useComponentFields(draftKey(weddingId, component.key), component)
  const saving = useMutation({
    mutationFn: () => {
      const { name, category, description } = fields.values
      return client.catalogue.update({ weddingId, key: component.key, name, category, description })
    },
    networkMode: 'always',
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: async () => {
      await refreshComponents(weddingId)
      forget()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fields.check() && !saving.isPending) saving.mutate()
  }
  return (
    <form id="edit-component" noValidate onSubmit={submit} className="grid gap-4.5">
      <ComponentFields {...fields} />
      {saving.isError && (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(saving.error)}
        </p>
      )}
    </form>
  )
}

const draftKey = (weddingId: string, key: string) => `${weddingId} edited component ${key}`

const refreshComponents = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: catalogueQuery(weddingId).queryKey, exact: true })
