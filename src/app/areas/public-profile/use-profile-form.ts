import type { PublicProfile } from '#contract/public-profile.ts'
import { readPrice } from '#domain/planners/public-profile.ts'
import { slugProblem } from '#domain/text/slugs.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { SAVED_BUTTON_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { savedAsTyped } from '../../sync/unsaved/saved-as-typed.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { saveProfile } from './public-profile.actions.ts'

/** The fields of the form; the price as it is typed. */
export type Fields = Omit<PublicProfile, 'facts' | 'priceFrom'> & { priceFrom: string }

/** The public profile as it is saved and as it is typed; what was typed stays until it is saved. */
export function useProfileForm(profile: PublicProfile) {
  const [typed, type] = useUnsavedForm<Fields>('public profile')
  const [isSaved, showSaved] = useFleeting(SAVED_BUTTON_MS)
  const saved: Fields = { ...profile, priceFrom: shownPrice(profile.priceFrom) }
  const values: Fields = { ...saved, ...typed }
  const save = async () => {
    const problem = typed.slug === undefined ? null : slugProblem(typed.slug)
    if (problem) throw new CodedError(problem)
    const price = readPrice(typed.priceFrom ?? null)
    if ('problem' in price) throw new CodedError(price.problem)
    await saveProfile(typed)
    type((now) => savedAsTyped(now, typed))
    showSaved()
  }
  const form = useSubmission(save, { fieldOf: placeOf })
  return {
    props: form.props,
    values,
    isSaved,
    isPending: form.isPending,
    hasChanges: (Object.keys(typed) as (keyof Fields)[]).some(
      (name) => JSON.stringify(typed[name]) !== JSON.stringify(saved[name]),
    ),
    problems: { ...form.problems, form: form.error && messageFor(form.error) },
    type: (fields: Partial<Fields>) => {
      form.reset()
      type(fields)
    },
  }
}

const placeOf = (code: string) =>
  code.startsWith('SLUG_') ? 'slug' : code.startsWith('PRICE_') ? 'price' : undefined

export type ProfileForm = ReturnType<typeof useProfileForm>

const shownPrice = (price: number | null) => (price === null ? '' : formatNumber(price, 2))
