import { useMutation } from '@tanstack/react-query'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '../../../../shared/page/form-error.tsx'
import { goToCheckout } from '../../../../shared/subscription/stripe-pages.ts'
import { weddingsInWords } from './wedding-words.ts'

/** Says before anything is written that not all weddings may come, and how they may. */
export function PlanRoom({ view: { room }, chosen }: { view: PlannerImportView; chosen: number }) {
  const away = useMutation({ networkMode: 'always', mutationFn: goToCheckout })
  if (!room) return null
  const isPlan = room.reason === 'plan'
  return (
    <section
      aria-labelledby="cuantas-bodas"
      className="mt-6 grid gap-3 rounded-paper border border-danger p-4 md:flex md:items-center md:gap-6"
    >
      <div className="min-w-0 flex-1">
        <h2 id="cuantas-bodas" className="font-strong text-danger">
          {room.max === 0
            ? 'Ahora no cabe ninguna boda nueva'
            : `Ahora caben ${weddingsInWords(room.max)} nuevas`
                .replace('1 boda nuevas', '1 boda nueva')
                .replace('caben 1', 'cabe 1')}
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">
          {isPlan
            ? `Has marcado ${weddingsInWords(chosen)}. La primera es gratis; las demás van con el plan de 19\u00a0€ al mes. Deja marcadas las que quepan o actívalo: lo que has soltado te espera aquí.`
            : 'Es el máximo de una cuenta. Deja marcadas solo las que quepan.'}
        </p>
        <FormError error={away.error} />
      </div>
      {isPlan && (
        <Button
          isPending={away.isPending}
          pendingLabel="Abriendo"
          onPress={() => away.mutate()}
          className="shrink-0 max-md:justify-self-start"
        >
          Activar el plan y pagar
        </Button>
      )}
    </section>
  )
}
