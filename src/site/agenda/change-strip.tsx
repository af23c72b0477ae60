import ClockArrowUp from 'lucide-react/icons/clock-arrow-up'
import { Icon } from '#ui/icon.tsx'

/** The changes since the vendor last looked, one sentence each, and who made the last one. */
export type SheetChanges = { sentences: string[]; by: string | null }

/** The strip over the lines; 'Entendido' takes it away, and so does the next visit. */
export function ChangeStrip({ path, changes }: { path: string; changes: SheetChanges }) {
  return (
    <div
      role="status"
      className="-mx-6 flex gap-2.5 bg-pendiente-bg px-6 py-3 text-ui leading-snug text-pendiente-fg md:-mx-12 md:px-12"
    >
      <Icon of={ClockArrowUp} className="mt-px" />
      <div className="min-w-0 flex-1">
        {changes.sentences.map((sentence) => (
          <p key={sentence} className="font-semibold">
            {sentence}
          </p>
        ))}
        {changes.by && <p>{changes.by}</p>}
      </div>
      <form method="post" action={`${path}/visto`} data-print="hide">
        <button type="submit" className="min-h-11 font-semibold underline underline-offset-[.2em]">
          Entendido
        </button>
      </form>
    </div>
  )
}
