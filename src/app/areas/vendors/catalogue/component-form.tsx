import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { refreshCatalogue } from '../vendors.queries.ts'
import { ComponentFields, useComponentFields } from './component-fields.tsx'

type ComponentFormProps = {
  weddingId: string
  component: CatalogueComponent
  onPending: (isPending: boolean) => void
  onClose: () => void
}

export function ComponentForm({ weddingId, component, onPending, onClose }: ComponentFormProps) {
  const { forget, ...fields } = useComponentFields(componentUnsavedKey(weddingId, component.key), component)
  const saving = useMutation({
    // Only what was touched is sent: another member may be changing the rest.
    mutationFn: () => client.catalogue.update({ weddingId, key: component.key, ...fields.changed }),
    networkMode: 'always',
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: async () => {
      await refreshCatalogue(weddingId)
      forget()
      onClose()
    },
  })
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fields.check() && !saving.isPending) saving.mutate()
  }
  return (
    <form id="edit-component" ref={form} noValidate onSubmit={submit} className="grid gap-4.5">
      <ComponentFields {...fields} onKeepMine={() => form.current?.requestSubmit()} />
      {saving.isError && (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(saving.error)}
        </p>
      )}
    </form>
  )
}

export const componentUnsavedKey = (weddingId: string, key: string) => `${weddingId} edited component ${key}`
