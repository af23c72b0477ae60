import type { TemplateSharing } from '#contract/template-sharing.ts'

type Refusals = {
  KEPT_TEMPLATE_NOT_FOUND: () => Error
  TEMPLATE_STAYS_SHARED: () => Error
  TOO_MANY_SHARED_TEMPLATES: (given: { data: { max: number } }) => Error
}

/** The answer to a request to share a template, or the error of its contract. */
export function sharedOr(
  errors: Refusals,
  outcome: TemplateSharing | 'notFound' | 'staysShared' | 'full',
  max: number,
): TemplateSharing {
  if (outcome === 'notFound') throw errors.KEPT_TEMPLATE_NOT_FOUND()
  if (outcome === 'staysShared') throw errors.TEMPLATE_STAYS_SHARED()
  if (outcome === 'full') throw errors.TOO_MANY_SHARED_TEMPLATES({ data: { max } })
  return outcome
}
