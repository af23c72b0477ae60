import type { CatalogueComponent } from '#contract/catalogue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
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
  const save = async () => {
    // Only what was touched is sent: another member may be changing the rest.
    await client.catalogue.update({ weddingId, key: component.key, ...fields.changed })
    await refreshCatalogue(weddingId)
    forget()
    onClose()
  }
  const form = useSubmission(save, { problems: fields.read, onPending })
  return (
    <form id="edit-component" {...form.props()} className="grid gap-4.5">
      <ComponentFields {...fields} problems={form.problems} onKeepMine={form.press} />
      {form.error && (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(form.error)}
        </p>
      )}
    </form>
  )
}

export const componentUnsavedKey = (weddingId: string, key: string) => `${weddingId} edited component ${key}`
