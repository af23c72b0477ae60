import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { Branding } from '#contract/branding.ts'
import { brandProblem, DEFAULT_BRAND_COLOR } from '#domain/branding/branding.ts'
import { isHexColor } from '#domain/style/contrast.ts'
import { SAVED_BUTTON_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { CodedError, codeOf, messageFor } from '../../shared/error-messages.ts'
import { savedAsTyped } from '../../sync/unsaved/saved-as-typed.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-texts.ts'
import { saveBranding } from './branding.actions.ts'

export type BrandForm = ReturnType<typeof useBrandForm>

/** The fields as they are saved and as they are typed; what was typed stays until it is saved. */
export function useBrandForm(branding: Branding) {
  const [typed, type] = useUnsavedForm<Record<BrandField, string>>('branding')
  const [isSaved, showSaved] = useFleeting(SAVED_BUTTON_MS)
  const ref = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async (changes: Typed) => {
      const problem = brandProblem(trimmed(changes))
      if (problem) throw new CodedError(problem)
      return saveBranding(changes)
    },
    onSuccess: (_saved, changes) => {
      type((now) => savedAsTyped(now, changes))
      showSaved()
    },
    onError: () =>
      requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  })
  const change = (fields: Typed) => {
    if (error) reset()
    type(fields)
  }
  const values = Object.fromEntries(
    FIELDS.map((name) => [name, typed[name] ?? branding[name] ?? '']),
  ) as Record<BrandField, string>
  const place = error === null ? null : (FIELD_OF[codeOf(error)] ?? 'form')
  const wanted = values.brandColor.trim()
  return {
    ref,
    values,
    type: change,
    isSaved,
    isPending,
    hasChanges: FIELDS.some((name) => typed[name] !== undefined && typed[name] !== (branding[name] ?? '')),
    /** The typed colour counts as soon as it is one. */
    color: isHexColor(wanted) ? wanted.toLowerCase() : (branding.brandColor ?? DEFAULT_BRAND_COLOR),
    errorOf: (name: BrandField) => (error !== null && place === name ? messageFor(error) : null),
    formError: error !== null && place === 'form' ? messageFor(error) : null,
    field: (name: BrandField) => ({
      value: values[name],
      onChange: (text: string) => change({ [name]: text }),
    }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isPending) mutate(typed)
    },
  }
}

export type BrandField = 'brandName' | 'webUrl' | 'phone' | 'email' | 'brandColor'
type Typed = Partial<Record<BrandField, string>>

const FIELDS: BrandField[] = ['brandName', 'webUrl', 'phone', 'email', 'brandColor']

/** The field at which the sentence of a refusal stands; a code that is not here concerns the form as a whole. */
const FIELD_OF: Record<string, BrandField> = {
  WEB_URL_REFUSED: 'webUrl',
  BRAND_EMAIL_REFUSED: 'email',
  BRAND_COLOR_REFUSED: 'brandColor',
}

const trimmed = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
