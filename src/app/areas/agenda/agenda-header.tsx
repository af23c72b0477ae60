import Plus from 'lucide-react/icons/plus'
import Share2 from 'lucide-react/icons/share-2'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { clockChange, formatClock } from '#domain/agenda/agenda-clock.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { zoneNote } from '#domain/time/zone-names.ts'
import { Button } from '#ui/button.tsx'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { fullDateInWords } from '../../shared/words/spanish-dates.ts'
import { PageHeader } from '../../shell/page.tsx'
import { agendaChanges } from './agenda.changes.ts'
import type { AgendaView } from './agenda-toolbar.tsx'

type AgendaHeaderProps = { view: AgendaView; onShare: () => void; onAdd: () => void }

/** The title with what can be done; on the day a phone has no room for sharing. */
export function AgendaHeader({ view, onShare, onAdd }: AgendaHeaderProps) {
  const isSaved = agendaChanges.useJustSaved()
  return (
    <PageHeader
      title="Día B"
      isHiddenOnPhones={view === 'running'}
      aside={<SavedIndicator isShown={isSaved} />}
      actions={
        <>
          <Button icon={Share2} onPress={onShare}>
            Compartir
          </Button>
          {view === 'plan' && (
            <Button variant="primary" icon={Plus} onPress={onAdd}>
              Añadir momento
            </Button>
          )}
        </>
      }
    />
  )
}

/** The date of a day in words, and whether its night changes the clocks. */
export function DateLine({ day }: { day: AgendaDay }) {
  const note = zoneNote(day.timeZone)
  return (
    <p className="mt-4 text-sm text-ink-2">
      {fullDateInWords(day.date)}
      {note && ` (${note})`}
      {changeInWords(day)}
    </p>
  )
}

/** `. Esa noche cambia la hora: a las 3:00 volverán a ser las 2:00.`; nothing on other nights. */
function changeInWords(day: AgendaDay): string {
  const change = clockChange(day)
  if (!change) return ''
  const [from, to] = [change.at, change.at + change.by].map((clock) => clockWithArticle(formatClock(clock)))
  const isOne = to!.startsWith('la ')
  const becomes = change.by > 0 ? (isOne ? 'será' : 'serán') : isOne ? 'volverá a ser' : 'volverán a ser'
  return `. Esa noche cambia la hora: a ${from} ${becomes} ${to}.`
}
