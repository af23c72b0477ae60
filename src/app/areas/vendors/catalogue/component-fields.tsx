import { useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import { CATEGORIES, COMPONENT_DESCRIPTION_MAX, COMPONENT_NAME_MAX } from '#domain/catalogue/catalogue.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { useFormDraft } from '../../../sync/unsaved/drafts.ts'

type ComponentValues = Pick<CatalogueComponent, 'name' | 'category' | 'description'>
type Typed = Pick<ComponentValues, 'name' | 'category'> & { description: string }
type Problems = { name?: string | null; description?: string | null }

/** Keeps the typed fields of a component as a draft, and says which of them cannot be stored. */
export function useComponentFields(draftKey: string, initial: ComponentValues) {
  const [typed, type] = useFormDraft<Typed>(draftKey)
  const values = { ...initial, description: initial.description ?? '', ...typed }
  const [problems, setProblems] = useState<Problems>({})
  return {
    values: { ...values, description: values.description || null },
    problems,
    change: (changed: Partial<Typed>) => {
      type(changed)
      setProblems({})
    },
    forget: () => type(null),
    /** `false` when something has to be mended first; the field says what. */
    check: (): boolean => {
      const found = {
        name: values.name.trim() === '' ? 'Escribe un nombre.' : tooLong(values.name, COMPONENT_NAME_MAX),
        description: tooLong(values.description, COMPONENT_DESCRIPTION_MAX),
      }
      setProblems(found)
      return !found.name && !found.description
    },
  }
}

type ComponentFieldsProps = Pick<ReturnType<typeof useComponentFields>, 'values' | 'problems' | 'change'>

/** Name, category and description of a component the wedding makes or changes. */
export function ComponentFields({ values, problems, change }: ComponentFieldsProps) {
  return (
    <>
      <TextField
        label="Nombre"
        isRequired
        autoFocus
        autoComplete="off"
        value={values.name}
        error={problems.name}
        onChange={(name) => change({ name })}
      />
      <Select
        label="Categoría"
        options={CATEGORIES.map((one) => ({ value: one, label: one }))}
        value={values.category}
        onChange={(category) => change({ category })}
      />
      <TextAreaField
        label="Descripción (opcional)"
        rows={2}
        value={values.description ?? ''}
        error={problems.description}
        onChange={(description) => change({ description })}
      />
    </>
  )
}

function tooLong(text: string, max: number): string | null {
  const { length } = text.trim()
  return length > max ? messageFor(new CodedError('TEXT_TOO_LONG', { max, length })) : null
}
