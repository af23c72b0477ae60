import type { CatalogueComponent } from '#contract/catalogue.ts'
import { CATEGORIES, COMPONENT_DESCRIPTION_MAX, COMPONENT_NAME_MAX } from '#domain/catalogue/catalogue.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import type { Problems } from '../../../shared/page/use-submission.ts'
import { useOthersValues } from '../../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../../sync/presence/others-value-note.tsx'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'

type ComponentValues = Pick<CatalogueComponent, 'name' | 'category' | 'description'>
type Typed = Pick<ComponentValues, 'name' | 'category'> & { description: string }

/** Keeps the typed fields of a component unsaved, and says which of them cannot be stored. */
export function useComponentFields(unsavedKey: string, initial: ComponentValues) {
  const [typed, type] = useUnsavedForm<Typed>(unsavedKey)
  const saved = { ...initial, description: initial.description ?? '' }
  const values = { ...saved, ...typed }
  const forgetField = (field: string) => type({ [field]: undefined })
  const others = useOthersValues<string>({
    id: unsavedKey,
    typed: { name: typed.name, category: typed.category, description: typed.description },
    values: { name: saved.name, category: saved.category, description: saved.description },
    onTakeTheirs: forgetField,
  })
  return {
    values: { ...values, description: values.description || null },
    /** The fields that were touched. */
    changed: typed,
    others,
    forgetField,
    change: (changed: Partial<Typed>) => type(changed),
    forget: () => type(null),
    /** The sentences of what has to be mended first. */
    read: (): Problems<'name' | 'description'> => ({
      name: cleanLine(values.name) === '' ? 'Escribe un nombre.' : tooLong(values.name, COMPONENT_NAME_MAX),
      description: tooLong(values.description, COMPONENT_DESCRIPTION_MAX),
    }),
  }
}

type ComponentFieldsProps = Pick<
  ReturnType<typeof useComponentFields>,
  'values' | 'change' | 'others' | 'forgetField'
> & { problems: Problems<'name' | 'description'>; onKeepMine: () => void }

/** Name, category and description of a component the wedding makes or changes. */
export function ComponentFields(props: ComponentFieldsProps) {
  const { values, problems, change, others, forgetField, onKeepMine } = props
  const note = (field: keyof Typed) => (
    <OthersValueNote
      others={others[field] ?? null}
      onTakeTheirs={() => forgetField(field)}
      onKeepMine={onKeepMine}
    />
  )
  return (
    <>
      <div className="grid gap-2">
        <TextField
          label="Nombre"
          isRequired
          autoFocus
          autoComplete="off"
          value={values.name}
          error={problems.name}
          onChange={(name) => change({ name })}
        />
        {note('name')}
      </div>
      <div className="grid gap-2">
        <Select
          label="Categoría"
          options={CATEGORIES.map((one) => ({ value: one, label: one }))}
          value={values.category}
          onChange={(category) => change({ category })}
        />
        {note('category')}
      </div>
      <div className="grid gap-2">
        <TextAreaField
          label="Descripción (opcional)"
          rows={2}
          value={values.description ?? ''}
          error={problems.description}
          onChange={(description) => change({ description })}
        />
        {note('description')}
      </div>
    </>
  )
}

function tooLong(text: string, max: number): string | null {
  const { length } = text.trim()
  return length > max ? messageFor(new CodedError('TEXT_TOO_LONG', { max, length })) : null
}
