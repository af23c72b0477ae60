import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { PublicProfile } from '#contract/public-profile.ts'
import { readPrice } from '#domain/planners/public-profile.ts'
import { slugProblem } from '#domain/planners/slugs.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { SAVED_BUTTON_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { CodedError, codeOf, messageFor } from '../../shared/error-messages.ts'
import { savedAsTyped } from '../../sync/unsaved/saved-as-typed.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-texts.ts'
import { saveProfile } from './public-profile.actions.ts'

/** The fields of the form; the price as it is typed. */
export type Fields = Omit<PublicProfile, 'facts' | 'priceFrom'> & { priceFrom: string }

/** The public profile as it is saved and as it is typed; what was typed stays until it is saved. */
export function useProfileForm(profile: PublicProfile) {
  const [typed, type] = useUnsavedForm<Fields>('public profile')
  const [isSaved, showSaved] = useFleeting(SAVED_BUTTON_MS)
  const ref = useRef<HTMLFormElement>(null)
  const saved: Fields = { ...profile, priceFrom: shownPrice(profile.priceFrom) }
  const values: Fields = { ...saved, ...typed }
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async (changes: Partial<Fields>) => {
      const problem = changes.slug === undefined ? null : slugProblem(changes.slug)
      if (problem) throw new CodedError(problem)
      const price = readPrice(changes.priceFrom ?? null)
      if ('problem' in price) throw new CodedError(price.problem)
      return saveProfile(changes)
    },
    onSuccess: (_saved, changes) => {
      type((now) => savedAsTyped(now, changes))
      showSaved()
    },
    onError: () =>
      requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  })
  const code = error === null ? '' : codeOf(error)
  const place = code.startsWith('SLUG_') ? 'slug' : code.startsWith('PRICE_') ? 'price' : 'form'
  const problemAt = (wanted: typeof place) => (error !== null && place === wanted ? messageFor(error) : null)
  return {
    ref,
    values,
    isSaved,
    isPending,
    hasChanges: (Object.keys(typed) as (keyof Fields)[]).some(
      (name) => JSON.stringify(typed[name]) !== JSON.stringify(saved[name]),
    ),
    problems: { slug: problemAt('slug'), price: problemAt('price'), form: problemAt('form') },
    type: (fields: Partial<Fields>) => {
      if (error) reset()
      type(fields)
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isPending) mutate(typed)
    },
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>

const shownPrice = (price: number | null) => (price === null ? '' : formatNumber(price, 2))
