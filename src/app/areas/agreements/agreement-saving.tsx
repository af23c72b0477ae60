import { Button } from '#ui/button.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { PART_WORDS } from './agreement-words.ts'
import type { AgreementForm } from './use-agreement-form.ts'

/** Whether the draft is saved, and what to do where it is not. */
export function AgreementSaving({ form, isNew }: { form: AgreementForm; isNew: boolean }) {
  if (form.conflicts) {
    const parts = form.conflicts.fields.map((part) => PART_WORDS[part]).join(', ')
    return (
      <div role="alert" className="mt-4 grid gap-2 rounded-control border border-line-strong p-4 text-sm">
        <p>En otra ventana se ha cambiado lo mismo: {parts}. Aquí sigue lo que has escrito.</p>
        <p className="flex flex-wrap gap-2">
          <Button size="sm" onPress={() => form.settle(true)}>
            Quedarme con lo de aquí
          </Button>
          <Button size="sm" variant="quiet" onPress={() => form.settle(false)}>
            Usar lo de la otra
          </Button>
        </p>
      </div>
    )
  }
  return (
    <div className="mt-2 min-h-6 text-sm text-ink-3">
      {form.error ? (
        <FormError error={form.error}>
          <button type="button" className="link" onClick={() => void form.save()}>
            Guardar ahora
          </button>
        </FormError>
      ) : (
        <p role="status">{form.hasChanges ? 'Guardando…' : isNew ? '' : 'Borrador guardado'}</p>
      )}
    </div>
  )
}
