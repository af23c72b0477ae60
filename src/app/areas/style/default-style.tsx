import { useMutation, useQuery } from '@tanstack/react-query'
import { STYLES } from '#domain/style/style-definitions.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { chooseDefaultStyle } from './style.actions.ts'
import { defaultStyleQuery } from './style.queries.ts'

/** The look with which a planner's new weddings begin; the couple changes it whenever they like. */
export function DefaultStyle({ look }: { look: WeddingStyleChoice }) {
  const { data } = useQuery(defaultStyleQuery)
  const choose = useMutation({
    mutationFn: chooseDefaultStyle,
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
  if (!data) return null
  const { choice } = data
  const isChosen = choice?.style === look.style && choice.colors?.detail === look.colors?.detail
  const use = () => {
    const { style, colors } = look
    choose.mutate(
      { style, colors },
      {
        onSuccess: () =>
          showToast(`Tus bodas nuevas empezarán con «${STYLES[style].label}».`, {
            action: { label: 'Deshacer', onAction: () => choose.mutate(choice) },
          }),
      },
    )
  }
  return (
    <section aria-labelledby="bodas-nuevas" className="grid gap-3 border-t border-line py-7">
      <h2 id="bodas-nuevas" className="text-2xl">
        Tus bodas nuevas
      </h2>
      <p className="text-sm text-ink-2">
        Empiezan con «{STYLES[choice?.style ?? 'cal'].label}»
        {choice?.colors && ' y tu color para los detalles'}. La pareja puede cambiarlo cuando quiera.
      </p>
      <p>
        <Button onPress={use} isDisabled={isChosen} isPending={choose.isPending} pendingLabel="Guardando">
          {isChosen ? 'Ya empiezan con este estilo' : 'Empezarlas con este estilo'}
        </Button>
      </p>
    </section>
  )
}
