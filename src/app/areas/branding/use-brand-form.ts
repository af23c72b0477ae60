import type { Branding } from '#contract/branding.ts'
import { brandProblem, DEFAULT_BRAND_COLOR } from '#domain/branding/branding.ts'
import { isHexColor } from '#domain/style/contrast.ts'
import { SAVED_BUTTON_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { savedAsTyped } from '../../sync/unsaved/saved-as-typed.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { saveBranding } from './branding.actions.ts'

export type BrandForm = ReturnType<typeof useBrandForm>

/** The fields as they are saved and as they are typed; what was typed stays until it is saved. */
export function useBrandForm(branding: Branding) {
  const [typed, type] = useUnsavedForm<Record<BrandField, string>>('branding')
  const [isSaved, showSaved] = useFleeting(SAVED_BUTTON_MS)
  const save = async () => {
    const problem = brandProblem(trimmed(typed))
    if (problem) throw new CodedError(problem)
    await saveBranding(typed)
    type((now) => savedAsTyped(now, typed))
    showSaved()
  }
  const form = useSubmission(save, { fieldOf: FIELD_OF })
  const change = (fields: Typed) => {
    form.reset()
    type(fields)
  }
  const values = Object.fromEntries(
    FIELDS.map((name) => [name, typed[name] ?? branding[name] ?? '']),
  ) as Record<BrandField, string>
  const wanted = values.brandColor.trim()
  return {
    props: form.props,
    values,
    type: change,
    isSaved,
    isPending: form.isPending,
    hasChanges: FIELDS.some((name) => typed[name] !== undefined && typed[name] !== (branding[name] ?? '')),
    /** The typed colour counts as soon as it is one. */
    color: isHexColor(wanted) ? wanted.toLowerCase() : (branding.brandColor ?? DEFAULT_BRAND_COLOR),
    problems: form.problems,
    formError: form.error && messageFor(form.error),
    field: (name: BrandField) => ({
      value: values[name],
      onChange: (text: string) => change({ [name]: text }),
    }),
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
