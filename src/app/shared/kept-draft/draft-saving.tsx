import { Button } from '#ui/button.tsx'
import { FormError } from '../page/form-error.tsx'
import type { useKeptDraft } from './use-kept-draft.ts'

type Draft = Pick<
  ReturnType<typeof useKeptDraft<object, { draft: object }>>,
  'settle' | 'hasChanges' | 'error'
> & { save: () => Promise<unknown> }

type DraftSavingProps = {
  form: Draft
  /** The parts that another window has changed too, in words. */
  conflicts: readonly string[] | undefined
  /** Nothing of it is stored yet. */
  isNew: boolean
}

/** Whether a draft is saved, and what to do where it is not. */
export function DraftSaving({ form, conflicts, isNew }: DraftSavingProps) {
  if (conflicts)
    return (
      <div role="alert" className="mt-4 grid gap-2 rounded-control border border-line-strong p-4 text-sm">
        <p>En otra ventana se ha cambiado lo mismo: {conflicts.join(', ')}. Aquí sigue lo que has escrito.</p>
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
