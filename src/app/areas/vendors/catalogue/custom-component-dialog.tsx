import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { CatalogueComponent } from '#contract/components.ts'
import {
  CATEGORIES,
  type Category,
  COMPONENT_DESCRIPTION_MAX,
  COMPONENT_NAME_MAX,
} from '#domain/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Select } from '#ui/select.tsx'
import { TextAreaField, TextField } from '#ui/text-field.tsx'
import { client } from '../../../lib/api.ts'
import { CodedError, messageFor } from '../../../lib/error-messages.ts'
import { patchList } from '../../../lib/list-changes/patch-list.ts'
import { useFormDraft, writeDraft } from '../../../lib/unsaved/drafts.ts'
import { componentsQuery } from '../vendor-list.ts'

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

type Typed = { name: string; category: Category; description: string }

const draftKey = (weddingId: string, suggestedName: string) => `${weddingId} component ${suggestedName}`

type ComponentFormProps = Pick<CustomComponentDialogProps, 'weddingId' | 'suggested' | 'onCreated'> & {
  onPending: (isPending: boolean) => void
  onClose: () => void
}

function ComponentForm({ weddingId, suggested, onCreated, onPending, onClose }: ComponentFormProps) {
  const [typed, type] = useFormDraft<Typed>(draftKey(weddingId, suggested.name))
  const { name = suggested.name, category = suggested.category, description = '' } = typed
  const [problems, setProblems] = useState<{ name?: string | null; description?: string | null }>({})
  // One id for every try, so that a retry after a lost answer makes no second component.
  const id = useRef(uuidv7())
  const creation = useMutation({
    mutationFn: () =>
      client.components.add({ weddingId, id: id.current, name, category, description: description || null }),
    networkMode: 'always',
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: async (component) => {
      await patchList(componentsQuery(weddingId).queryKey, (list) => [
        ...list.filter(({ key }) => key !== component.key),
        component,
      ])
      type(null)
      onClose()
      onCreated(component)
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      name: name.trim() === '' ? 'Escribe un nombre.' : tooLong(name, COMPONENT_NAME_MAX),
      description: tooLong(description, COMPONENT_DESCRIPTION_MAX),
    }
    setProblems(found)
    if (!found.name && !found.description && !creation.isPending) creation.mutate()
  }

  return (
    <form id="create-component" noValidate onSubmit={submit} className="grid gap-4.5">
      <TextField
        label="Nombre"
        isRequired
        autoFocus
        autoComplete="off"
        value={name}
        error={problems.name}
        onChange={(text) => {
          type({ name: text })
          setProblems({ ...problems, name: null })
        }}
      />
      <Select
        label="Categoría"
        options={CATEGORIES.map((one) => ({ value: one, label: one }))}
        value={category}
        onChange={(chosen) => type({ category: chosen })}
      />
      <TextAreaField
        label="Descripción (opcional)"
        rows={2}
        value={description}
        error={problems.description}
        onChange={(text) => {
          type({ description: text || undefined })
          setProblems({ ...problems, description: null })
        }}
      />
      {creation.isError && (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(creation.error)}
        </p>
      )}
    </form>
  )
}

function tooLong(text: string, max: number): string | null {
  const { length } = text.trim()
  return length > max ? messageFor(new CodedError('TEXT_TOO_LONG', { max, length })) : null
}
