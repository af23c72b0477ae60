import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import { healthForgottenOn } from '#domain/weddings/wedding-life.ts'
import { todayAt } from '#domain/weddings/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import type { Family } from '../../../shared/households/families.ts'
import { refreshHouseholds } from '../../../shared/households/households-query.ts'
import { dayAndMonth } from '../../../shared/households/words.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { client } from '../../../sync/api.ts'
import '../households.sentences.ts'

type ForgetHealthProps = { wedding: Wedding; families: readonly Family[] }

/** When the health data of the guests is deleted by itself, and the way to delete it at once. */
export function ForgetHealth({ wedding, families }: ForgetHealthProps) {
  const [isAsking, setAsking] = useState(false)
  const today = todayAt(wedding, useNow())
  const forget = useMutation({
    mutationFn: () => client.households.forgetHealth({ weddingId: wedding.id }),
    onSuccess: async () => {
      await refreshHouseholds(wedding.id)
      setAsking(false)
      showToast('Alergias y dietas eliminadas.')
    },
  })
  if (!wedding.eventDate) return null
  const day = healthForgottenOn(wedding.eventDate, HEALTH_KEPT_DAYS)
  const isKept = families.some(({ people }) => people.some(hasHealth))
  const mayForget = isKept && wedding.access.guests === 'edit'
  return (
    <div className="py-3.5 text-sm text-ink-3">
      <p>
        {isKept && today < day
          ? `Las alergias y las dietas se eliminan solas el ${dayAndMonth(day)}. Lo demás se queda aquí.`
          : isKept
            ? 'Las alergias y las dietas se eliminan esta noche. Lo demás se queda aquí.'
            : 'No queda guardada ninguna alergia ni dieta. Lo demás se queda aquí.'}
      </p>
      {mayForget && (
        <PlainButton
          data-edits
          className="link mt-1 rounded-[4px] pointer-coarse:min-h-11"
          onPress={() => setAsking(true)}
        >
          Eliminarlas ya
        </PlainButton>
      )}
      <ConfirmDialog
        title="¿Eliminar ya las alergias y las dietas?"
        description="Las de todos los invitados y lo que se mandó al catering sobre ellas. No se pueden recuperar. Los nombres, las respuestas y todo lo demás se quedan."
        confirmLabel="Eliminar alergias y dietas"
        pendingLabel="Eliminando"
        onConfirm={() => forget.mutate()}
        isPending={forget.isPending}
        error={forget.error && messageFor(forget.error)}
        isOpen={isAsking}
        onOpenChange={setAsking}
      />
    </div>
  )
}

const hasHealth = ({ details }: Family['people'][number]) =>
  details !== undefined &&
  (details.allergens.length > 0 ||
    details.diets.length > 0 ||
    details.dietNote !== null ||
    details.hasHealthConsent)
