import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Webhook } from '#contract/webhooks.ts'
import type { Wedding } from '#contract/weddings.ts'
import { WEBHOOK_NAME_MAX, WEBHOOK_SECTIONS, WEBHOOK_URL_MAX } from '#domain/webhooks/webhooks.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { WEBHOOK_SECTION_NAMES } from './webhook-words.ts'
import { createWebhook, updateWebhook, type WebhookFields } from './webhooks.actions.ts'

type WebhookFormProps = {
  wedding: Wedding
  /** The program that is changed; a new one without it. */
  webhook?: Webhook
  onSecret?: (secret: string) => void
  onClose: () => void
}

const problemsOf = ({ name, url, sections }: WebhookFields) => ({
  name: name.trim() ? null : 'Ponle un nombre para reconocerlo.',
  url: URL.canParse(url.trim()) ? null : 'Escribe la dirección entera, con https:// delante.',
  sections: sections.length > 0 ? null : 'Elige al menos una parte de la boda.',
})

/** Adds a program that is told what changes, or changes what it is told. */
export function WebhookForm({ wedding, webhook, onSecret, onClose }: WebhookFormProps) {
  const [id] = useState(() => webhook?.id ?? uuidv7())
  const [fields, type, forget] = useUnsavedFields<WebhookFields>(
    `${wedding.id} webhook ${webhook?.id ?? 'new'}`,
    {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      sections: webhook?.sections ?? [],
      withData: webhook?.withData ?? false,
    },
  )
  const form = useSubmission(
    async (sent: WebhookFields) => {
      const { secret } = webhook
        ? { ...(await updateWebhook(wedding.id, id, sent)), secret: null }
        : await createWebhook(wedding.id, id, sent)
      forget()
      if (secret !== null) return onSecret?.(secret)
      showToast('Guardado.')
      onClose()
    },
    { problems: problemsOf, fieldOf: { WEBHOOK_URL_REFUSED: 'url' as const } },
  )
  const seen = WEBHOOK_SECTIONS.filter((section) => wedding.access[section] !== 'none')
  return (
    <FormDialog
      title={webhook ? 'Cambiar el programa' : 'Añadir un programa'}
      description="Le enviamos un mensaje firmado cada vez que cambia algo de lo que elijas."
      form={{ ...form, props: () => form.props(fields) }}
      submitLabel={webhook ? 'Guardar' : 'Añadir'}
      pendingLabel={webhook ? 'Guardando' : 'Añadiendo'}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        value={fields.name}
        maxLength={WEBHOOK_NAME_MAX}
        autoComplete="off"
        error={form.problems.name}
        onChange={(name) => type({ name })}
      />
      <TextField
        label="Dirección que recibe los avisos"
        description="Te la da el programa. Empieza por https://"
        type="url"
        inputMode="url"
        value={fields.url}
        maxLength={WEBHOOK_URL_MAX}
        autoComplete="off"
        error={form.problems.url}
        onChange={(url) => type({ url })}
      />
      <div>
        <CheckboxSet
          legend="De qué le avisamos"
          choices={seen.map((section) => ({ value: section, label: WEBHOOK_SECTION_NAMES[section] }))}
          chosen={fields.sections}
          onChange={(sections) => type({ sections })}
          className="mt-1 grid gap-x-4 sm:grid-cols-2"
        />
        {form.problems.sections && (
          <p role="alert" className="mt-1 text-sm text-danger">
            {form.problems.sections}
          </p>
        )}
      </div>
      <Switch
        label="Con los datos"
        description="Envía también lo que ves de cada persona, proveedor o gasto que cambia. Sin esto solo va qué ha cambiado, sin nombres."
        isSelected={fields.withData}
        onChange={(withData) => type({ withData })}
      />
    </FormDialog>
  )
}
