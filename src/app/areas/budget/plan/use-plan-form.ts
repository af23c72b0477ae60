import { ORPCError } from '@orpc/client'
import type { Distribution } from '#domain/budget/distribution.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { centsOfText, changeOf, type PlanTexts, textsOf } from './plan-fields.ts'
import { useDistribution } from './use-distribution.ts'

type PlanForm = { texts: PlanTexts; began: Distribution }

type PlanFormOptions = {
  weddingId: string
  distribution: Distribution
  categories: readonly Category[]
  onClose: () => void
}

/** The fields of the plan: typed texts outlive the dialog, with the plan that they began from. */
export function usePlanForm({ weddingId, distribution, categories, onClose }: PlanFormOptions) {
  const [typed, type] = useUnsavedForm<PlanForm>(`${weddingId} plan by category`)
  const began = typed.began ?? distribution
  const texts: PlanTexts = { ...textsOf(began), ...typed.texts }
  const save = useDistribution(weddingId)
  async function send() {
    const change = changeOf(began, texts)
    try {
      if (Object.keys(change).length > 0) await save(change)
    } catch (error) {
      const other = otherPlan(error)
      // The refusal has shown the other amount: from now on the change begins from it.
      if (other) type({ texts, began: withOther(began, other) })
      throw error
    }
    type(null)
    onClose()
  }
  const unreadable = categories.filter((category) => Number.isNaN(centsOfText(texts[category])))
  const form = useSubmission(send, {
    problems: (): Partial<Record<Category, string>> =>
      Object.fromEntries(unreadable.map((category) => [category, UNREADABLE])),
  })
  return {
    form,
    texts,
    sumCents: categories.reduce((total, category) => total + (centsOfText(texts[category]) || 0), 0),
    edit: (changed: PlanTexts) => type({ texts: { ...texts, ...changed }, began }),
    giveUp: () => type(null),
  }
}

type OtherPlan = { category: Category; cents: number | null }

const otherPlan = (error: unknown): OtherPlan | null =>
  error instanceof ORPCError && error.code === 'DISTRIBUTION_CHANGED' ? (error.data as OtherPlan) : null

function withOther(began: Distribution, { category, cents }: OtherPlan): Distribution {
  const { [category]: _, ...others } = began
  return cents === null ? others : { ...others, [category]: cents }
}

const UNREADABLE = 'Escribe un importe como 1.234,56, entre 0 y 9.999.999,99\u00a0€.'
