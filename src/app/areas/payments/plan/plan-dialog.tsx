import { useId } from 'react'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { differenceInWords } from '../payment-words.ts'
import type { PaymentsRead } from '../use-payments.ts'
import { AccountFields } from './account-fields.tsx'
import { InstalmentList } from './instalment-list.tsx'
import { type PlanFormProps, usePlanForm } from './use-plan-form.ts'

/** How a vendor is paid: its instalments, whether its price has IVA in it, and its account. */
export function PlanDialog(props: PlanFormProps & { read: PaymentsRead }) {
  const { of, read, place, onClose } = props
  const { vendor } = of
  const formId = useId()
  const form = usePlanForm(props)
  const { fields, type, isTried, costCents, drafts, undistributed, isIbanWrong, save, close } = form
  const sending = useSubmission(() => save())
  return (
    <Dialog
      title={vendor.name || 'Proveedor sin nombre'}
      description={`Cuesta ${formatEuros(costCents)}${fields.vat === 'out' ? ', sin IVA' : ''}.`}
      width="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      actions={
        <>
          <p
            role="status"
            className={cx(
              'mr-auto self-center text-sm',
              undistributed === 0 ? 'text-ink-2' : 'text-pendiente-fg',
            )}
          >
            {drafts.instalments.length > 0 && differenceInWords(undistributed)}
          </p>
          <Button variant="quiet" onPress={close}>
            {place.mayEdit ? 'Volver' : 'Cerrar'}
          </Button>
          {place.mayEdit && (
            <Button variant="primary" type="submit" form={formId}>
              Guardar
            </Button>
          )}
        </>
      }
    >
      <form id={formId} {...sending.props()}>
        <fieldset disabled={!place.mayEdit} className="grid gap-5">
          <InstalmentList
            drafts={fields.drafts}
            costCents={costCents}
            isTried={isTried}
            payers={read.payers}
            couple={place.couple}
            onChange={(next) => type({ drafts: next })}
          />
          <AccountFields fields={fields} isIbanWrong={isTried && isIbanWrong} onChange={type} />
        </fieldset>
      </form>
    </Dialog>
  )
}
