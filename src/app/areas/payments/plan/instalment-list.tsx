import Plus from 'lucide-react/icons/plus'
import { instalmentCents } from '#domain/payments/instalment-amounts.ts'
import { INSTALMENTS_MAX, type Payer } from '#domain/payments/payments.ts'
import { READY_PLANS } from '#domain/payments/ready-plans.ts'
import { Button } from '#ui/button.tsx'
import {
  blankDraft,
  draftsOfReady,
  type InstalmentDraft,
  problemsOf,
  readDrafts,
} from './instalment-drafts.ts'
import { InstalmentFields } from './instalment-fields.tsx'

type InstalmentListProps = {
  drafts: readonly InstalmentDraft[]
  costCents: number
  isTried: boolean
  payers: readonly Payer[]
  couple: string
  onChange: (drafts: InstalmentDraft[]) => void
}

/** The instalments of a plan, or the usual ones to begin with. */
export function InstalmentList(props: InstalmentListProps) {
  const { drafts, costCents, isTried, payers, couple, onChange } = props
  const amounts = instalmentCents(readDrafts(drafts).instalments, costCents)
  return (
    <section aria-label="Plazos">
      {drafts.length === 0 && (
        <div data-edits className="mb-3">
          <p className="text-sm text-ink-2">Empieza por uno de los repartos de siempre, o añade plazos.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {READY_PLANS.map((ready) => (
              <Button
                key={ready.name}
                variant="secondary"
                size="sm"
                onPress={() => onChange(draftsOfReady(ready))}
              >
                {ready.name}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ol className="grid">
        {drafts.map((draft, index) => (
          <InstalmentFields
            key={draft.id}
            draft={draft}
            cents={amounts[index] ?? 0}
            problems={isTried ? problemsOf(draft) : null}
            payers={payers}
            couple={couple}
            onChange={(changes) =>
              onChange(drafts.map((one) => (one.id === draft.id ? { ...one, ...changes } : one)))
            }
            onRemove={() => onChange(drafts.filter(({ id }) => id !== draft.id))}
          />
        ))}
      </ol>
      {drafts.length < INSTALMENTS_MAX && (
        <Button
          variant="quiet"
          size="sm"
          icon={Plus}
          onPress={() => onChange([...drafts, blankDraft(drafts)])}
          className="mt-2 -ml-3"
        >
          Añadir plazo
        </Button>
      )}
    </section>
  )
}
