import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription } from '#contract/subscription.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { cancelPlan, changeRole, withdrawFromPlan } from './subscription.actions.ts'

type DialogProps = { plan: Subscription; onClose: () => void }

/** Says until when the plan is there, and what stays. */
export function CancelDialog({ plan, onClose }: DialogProps) {
  const { renewsAt } = plan
  return (
    <Asking
      title="Cancelar suscripción"
      description={`${
        renewsAt ? `Tienes Planner hasta el ${instantInWords(renewsAt)}. Después` : 'Cuando acabe lo pagado'
      }, sigues en tus bodas, con tu marca y tu perfil, pero para llevar más de una a la vez volverás a necesitar el plan. No eliminamos nada: puedes volver cuando quieras.`}
      cancelLabel="Sigo con mi plan"
      confirmLabel="Cancelar suscripción"
      act={cancelPlan}
      onClose={onClose}
    />
  )
}

export function WithdrawDialog({ onClose }: Pick<DialogProps, 'onClose'>) {
  return (
    <Asking
      title="Desistir del plan"
      description="El plan termina ahora y te devolvemos todo lo pagado por el mismo medio; el banco puede tardar unos días. Tus bodas siguen siendo tuyas."
      cancelLabel="Sigo con mi plan"
      confirmLabel="Desistir"
      act={withdrawFromPlan}
      onClose={onClose}
    />
  )
}

/** Says what changes before the account becomes a planner's or a couple's. */
export function RoleDialog({ plan, onClose }: DialogProps) {
  const [isAccepted, setAccepted] = useState(false)
  if (plan.role === 'planner') {
    const hasPlan = plan.standing === 'active' || plan.standing === 'grace'
    return (
      <Asking
        title="Pasar a pareja"
        description={`Sigues en todas tus bodas como ahora, y las que crees serán tuyas como pareja. Tu panel, tu marca y tu perfil público se guardan sin mostrarse, y vuelven si vuelves a ser planner.${
          hasPlan ? ' Tu plan se cancela para el final de lo pagado.' : ''
        }`}
        cancelLabel="Sigo como planner"
        confirmLabel="Pasar a pareja"
        act={() => changeRole('couple', false)}
        onClose={onClose}
      />
    )
  }
  return (
    <Asking
      title="Pasar a wedding planner"
      description={`Tendrás un panel con todas tus bodas, tu marca y un perfil público. En las bodas en las que estás sigues como ahora.${
        plan.isCharging ? ' La primera boda que lleves es gratis; desde la segunda hace falta el plan.' : ''
      }`}
      confirmLabel="Pasar a planner"
      problem={isAccepted ? null : 'PROCESSING_NOT_ACCEPTED'}
      act={() => changeRole('planner', isAccepted)}
      onClose={onClose}
    >
      <label className="mt-4 flex items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          className="mt-1"
          checked={isAccepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        <span>
          Acepto el{' '}
          <a href="/encargo" target="_blank" rel="noreferrer" className="link">
            encargo de tratamiento
          </a>{' '}
          de los datos de invitados.
        </span>
      </label>
    </Asking>
  )
}

type AskingProps = Pick<
  Parameters<typeof ConfirmDialog>[0],
  'title' | 'description' | 'cancelLabel' | 'confirmLabel' | 'children'
> & { problem?: string | null; act: () => Promise<unknown>; onClose: () => void }

function Asking({ act, problem = null, onClose, ...words }: AskingProps) {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (problem) throw new CodedError(problem)
      await act()
    },
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      {...words}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() => mutate()}
      isPending={isPending}
      pendingLabel="Guardando"
      error={error && messageFor(error)}
    />
  )
}
