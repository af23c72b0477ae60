import type { WeddingEvent } from '#domain/households/invitation-settings.ts'
import { TogetherChoice } from '../table/together-choice.tsx'

export type Invited = 'yes' | 'no'

type EventChoicesProps = {
  events: readonly WeddingEvent[]
  chosen: Readonly<Record<string, Invited>>
  onChange: (next: Record<string, Invited>) => void
}

/** Whether the selected are invited to each event beside the wedding. */
export function EventChoices({ events, chosen, onChange }: EventChoicesProps) {
  return events.map(({ id, name, isPublished }) => (
    <TogetherChoice<Invited>
      key={id}
      label={isPublished ? name : `${name} (borrador)`}
      names={{ yes: 'Invitar', no: 'No invitar: se quita con su respuesta' }}
      value={chosen[id]}
      onChange={(choice) => {
        const { [id]: _, ...rest } = chosen
        onChange(choice ? { ...rest, [id]: choice } : rest)
      }}
    />
  ))
}
