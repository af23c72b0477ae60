import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ExportItems } from '#ui/opening/export-items.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import type { Plan } from '../use-seating.ts'
import { seatingOut } from './loaded-out.ts'
import type { SeatingPrint } from './seating-printout.tsx'

type SeatingMenuProps = {
  weddingId: string
  plan: Plan
  /** Seats that are prepared and not in it. */
  unpublished: number
  onPrint: (kind: SeatingPrint) => void
  onPapers: () => void
  onRelease: () => void
}

/** The ways in which the plan goes out: on paper for the guests and for the door, and as a file. */
export function SeatingMenu({
  weddingId,
  plan,
  unpublished,
  onPrint,
  onPapers,
  onRelease,
}: SeatingMenuProps) {
  const withOut = async (act: (out: Awaited<ReturnType<typeof seatingOut.load>>) => unknown) => {
    const out = await seatingOut.load().catch(() => null)
    if (out) {
      act(out)
      if (unpublished > 0) showToast(out.publishedAlone(unpublished))
    } else
      showToast('No hemos podido prepararlo. Comprueba tu conexión e inténtalo de nuevo.', { tone: 'failed' })
  }
  return (
    <Menu
      label="Más acciones"
      trigger={
        <IconButton
          icon={Ellipsis}
          size="md"
          variant="secondary"
          label="Imprimir o exportar"
          className="max-md:grow-0!"
        />
      }
    >
      <MenuItem icon={Printer} onAction={() => void withOut(() => onPrint('tables'))}>
        Imprimir el cartel
      </MenuItem>
      <MenuItem icon={Printer} onAction={() => void withOut(() => onPrint('names'))}>
        Imprimir por nombre
      </MenuItem>
      <MenuItem icon={FileText} onAction={onPapers}>
        Cartel, tarjetas y plano
      </MenuItem>
      <MenuItem icon={Eye} onAction={onRelease}>
        Que cada familia vea su mesa
      </MenuItem>
      <MenuSeparator />
      <ExportItems onExport={(format) => void withOut((out) => out.exportSeating(weddingId, plan, format))} />
    </Menu>
  )
}
