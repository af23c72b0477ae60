import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useState } from 'react'
import { ridersOf } from '#domain/transport/riders.ts'
import { Button } from '#ui/button.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { transportDialogs } from './loaded-dialogs.ts'
import type { Transport } from './use-trips.ts'

/** Says how many wait in all, and leads to a proposal that gives them a seat. */
export function ProposeNotice({ weddingId, transport }: { weddingId: string; transport: Transport }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialogs = useOpenedPart(transportDialogs, isOpen, close)
  const { trips, people } = transport
  const waiting = trips.reduce((total, trip) => total + ridersOf(trip, people).waiting.length, 0)
  if (waiting === 0 && !isOpen) return null
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-pendiente-bg px-4 py-3 text-sm text-pendiente-fg">
      <p className="min-w-0 flex-1">
        <b className="font-strong">{waiting === 1 ? 'Una persona espera' : `${waiting} personas esperan`}</b>{' '}
        plaza.
      </p>
      <Button data-edits size="sm" icon={WandSparkles} onPress={() => setOpen(true)}>
        Proponer
      </Button>
      {dialogs && isOpen && <dialogs.ProposalDialog {...{ weddingId, transport }} onClose={close} />}
    </div>
  )
}
