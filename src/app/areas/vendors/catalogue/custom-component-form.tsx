import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
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
  const create = async () => {
    const component = await client.catalogue.add({ weddingId, id: id.current, ...fields.values })
    await patchList(catalogueQuery(weddingId).queryKey, (list) => [
      ...list.filter(({ key }) => key !== component.key),
      component,
    ])
    forget()
    onClose()
    onCreated(component)
  }
  const form = useSubmission(create, { problems: fields.read, onPending })
  return (
    <form id="create-component" {...form.props()} className="grid gap-4.5">
      <ComponentFields {...fields} problems={form.problems} onKeepMine={form.press} />
      {form.error && (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(form.error)}
        </p>
      )}
    </form>
  )
}

export const newComponentUnsavedKey = (weddingId: string, suggestedName: string) =>
  `${weddingId} component ${suggestedName}`
