import Check from 'lucide-react/icons/check'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { useRef, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { useRestOnChange } from '#ui/hydration/press-guard.ts'
import { Icon } from '#ui/icon.tsx'
import { afterPaint } from '../../../shared/page/after-paint.ts'
import type { VendorActions } from '../vendors.actions.ts'

type ConfirmFooterProps = { vendor: Vendor; actions: VendorActions }

/** 'Confirmar proveedor' or 'Desmarcar confirmado' (spec 4), and what that does to the budget. */
export function ConfirmFooter({ vendor, actions }: ConfirmFooterProps) {
  // The press is answered here and at once; everything else that shows the status follows.
  const [pressed, press] = useState<Vendor['status']>()
  const isConfirmed = (pressed ?? vendor.status) === 'closed'
  const button = useRef<HTMLButtonElement>(null)
  useRestOnChange(button, isConfirmed)
  const setStatus = (status: Vendor['status']) => {
    press(status)
    afterPaint(() => {
      actions.setStatus(vendor, status)
      press(undefined)
    })
  }
  return (
    <div data-edits className="grid gap-2.75">
      {vendor.cost !== null && (
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <Icon of={isConfirmed ? CircleCheck : Info} className="mt-px text-ink-3" />
          <span>{effectOnBudget(vendor.cost, isConfirmed)}</span>
        </p>
      )}
      {isConfirmed ? (
        <Button
          ref={button}
          data-single-press
          onPress={() => setStatus('open')}
          className="h-11 w-full max-lg:h-12"
        >
          Desmarcar confirmado
        </Button>
      ) : (
        <Button
          ref={button}
          variant="primary"
          icon={Check}
          data-single-press
          onPress={() => setStatus('closed')}
          className="h-11 w-full max-lg:h-12"
        >
          Confirmar proveedor
        </Button>
      )}
    </div>
  )
}

/** The effect on the sum of the budget that confirming the vendor has, or has had. */
function effectOnBudget(cost: number, isConfirmed: boolean): string {
  if (cost === 0) {
    return isConfirmed
      ? 'Aún no tiene importe: no suma nada al presupuesto.'
      : 'Aún no tiene importe: al confirmarlo no sumará nada.'
  }
  const amount = formatEuros(toCents(cost))
  return isConfirmed
    ? `${amount} cuentan en el presupuesto.`
    : `Al confirmar, ${amount} pasan al presupuesto.`
}
