import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Category } from '#domain/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { client } from '../../../lib/api.ts'
import { messageFor } from '../../../lib/error-messages.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { writeDraft } from '../../../lib/unsaved/drafts.ts'
import { catalogueQuery } from '../vendors.queries.ts'
import { ComponentFields, useComponentFields } from './component-fields.tsx'

type CustomComponentDialogProps = {
  weddingId: string
  /** What was searched for, and where. */
  suggested: { name: string; category: Category }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onCreated: (component: CatalogueComponent) => void
}

/** Creates what the catalogue does not have, for this wedding only (spec 2, 3). */
export function CustomComponentDialog({ isOpen, onOpenChange, ...form }: CustomComponentDialogProps) {
  const [isPending, setPending] = useState(false)
  return (
    <Dialog
      title="Crear un componente"
      description="Solo lo verán quienes organizan esta boda. Al crearlo, lo ponemos en el canvas."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button
            variant="quiet"
            onPress={() => {
              writeDraft(draftKey(form.weddingId, form.suggested.name), null)
              close()
            }}
          >
            Cancelar
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="create-component"
            isPending={isPending}
            pendingLabel="Creando"
          >
            Crear y añadir
          </Button>
        </>
      )}
    >
      {(close) => <ComponentForm {...form} onPending={setPending} onClose={close} />}
    </Dialog>
  )
}

const draftKey = (weddingId: string, suggestedName: string) => `${weddingId} component ${suggestedName}`

type ComponentFormProps = Pick<CustomComponentDialogProps, 'weddingId' | 'suggested' | 'onCreated'> & {
  onPending: (isPending: boolean) => void
  onClose: () => void
}

function ComponentForm({ weddingId, suggested, onCreated, onPending, onClose }: ComponentFormProps) {
  const { forget, ...fields } = useComponentFields(draftKey(weddingId, suggested.name), {
    ...suggested,
    description: null,
  })
  // One id for every try, so that a retry after a lost answer makes no second component.
  const id = useRef(uuidv7())
  const creation = useMutation({
    mutationFn: () => client.catalogue.add({ weddingId, id: id.current, ...fields.values }),
    networkMode: 'always',
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: async (component) => {
      await patchList(catalogueQuery(weddingId).queryKey, (list) => [
        ...list.filter(({ key }) => key !== component.key),
        component,
      ])
      forget()
      onClose()
      onCreated(component)
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fields.check() && !creation.isPending) creation.mutate()
  }

  return (
    <form id="create-component" noValidate onSubmit={submit} className="grid gap-4.5">
      <ComponentFields {...fields} />
      {creation.isError && (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(creation.error)}
        </p>
      )}
    </form>
  )
}
