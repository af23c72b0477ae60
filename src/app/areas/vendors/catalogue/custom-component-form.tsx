import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { patchList } from '../../../sync/list-changes/patch-list.ts'
import { catalogueQuery } from '../vendors.queries.ts'
import { ComponentFields, useComponentFields } from './component-fields.tsx'

type CustomComponentFormProps = {
  weddingId: string
  /** The words that were searched for, and the category. */
  suggested: { name: string; category: Category }
  onCreated: (component: CatalogueComponent) => void
  onPending: (isPending: boolean) => void
  onClose: () => void
}

export function CustomComponentForm({
  weddingId,
  suggested,
  onCreated,
  onPending,
  onClose,
}: CustomComponentFormProps) {
  const { forget, ...fields } = useComponentFields(newComponentUnsavedKey(weddingId, suggested.name), {
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

  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fields.check() && !creation.isPending) creation.mutate()
  }

  return (
    <form id="create-component" ref={form} noValidate onSubmit={submit} className="grid gap-4.5">
      <ComponentFields {...fields} onKeepMine={() => form.current?.requestSubmit()} />
      {creation.isError && (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(creation.error)}
        </p>
      )}
    </form>
  )
}

export const newComponentUnsavedKey = (weddingId: string, suggestedName: string) =>
  `${weddingId} component ${suggestedName}`
