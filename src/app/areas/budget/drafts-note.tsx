import type { Vendor } from '#contract/vendors.ts'
import { costCents } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { DraftStrip } from '../../shared/drafts/draft-strip.tsx'

/** That drafts are in none of the sums of the page, with what they would add. */
export function DraftsNote({ vendors }: { vendors: readonly Vendor[] }) {
  const drafts = vendors.filter(({ isDraft }) => isDraft)
  if (drafts.length === 0) return null
  const cents = drafts.reduce((total, vendor) => total + costCents(vendor), 0)
  return (
    <DraftStrip className="mt-4">
      {drafts.length === 1 ? '1 borrador' : `${drafts.length} borradores`} por {formatEuros(cents)}: no{' '}
      {drafts.length === 1 ? 'cuenta' : 'cuentan'} aquí hasta que{' '}
      {drafts.length === 1 ? 'se publique' : 'se publiquen'}.
    </DraftStrip>
  )
}
