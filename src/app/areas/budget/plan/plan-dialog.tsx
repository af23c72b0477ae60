import { type Distribution, startingDistribution } from '#domain/budget/distribution.ts'
import { toCents } from '#domain/budget/money.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { textsOf } from './plan-fields.ts'
import { sumInWords } from './plan-words.ts'
import { usePlanForm } from './use-plan-form.ts'

type PlanDialogProps = {
  weddingId: string
  /** In euros; `null` while the couple has not said. */
  totalBudget: number | null
  distribution: Distribution
  categories: readonly Category[]
  onClose: () => void
}

/** 'Plan por categorías': so much for each thing, from averages or as the couple wants it. */
export function PlanDialog({ weddingId, totalBudget, distribution, categories, onClose }: PlanDialogProps) {
  const plan = usePlanForm({ weddingId, distribution, categories, onClose })
  const { form, texts, edit } = plan
  return (
    <FormDialog
      title="Plan por categorías"
      description="Cuánto queréis gastar en cada cosa. Al lado veréis lo confirmado y lo que queda."
      width="lg"
      submitLabel="Guardar el plan"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={plan.giveUp}
      onClose={onClose}
    >
      <div className="grid justify-items-start gap-2">
        <Button
          isDisabled={totalBudget === null}
          onPress={() => edit(textsOf(startingDistribution(toCents(totalBudget ?? 0))))}
        >
          Repartir según la media
        </Button>
        <p className="text-sm text-ink-2">
          {totalBudget === null
            ? 'Fija primero un presupuesto total para poder repartirlo.'
            : 'Son medias de bodas en España, en parte estimadas: un punto de partida, no una regla.'}
        </p>
      </div>
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {categories.map((category) => (
          <TextField
            key={category}
            label={category}
            value={texts[category] ?? ''}
            onChange={(text) => edit({ [category]: text })}
            inputMode="decimal"
            autoComplete="off"
            inputClassName="num text-right pr-8"
            trailing={<span className="pr-2.5 text-ink-3">€</span>}
            error={form.problems[category] ?? null}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-ink-2">
        {sumInWords(plan.sumCents, totalBudget)}
      </p>
    </FormDialog>
  )
}
