import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Upload from 'lucide-react/icons/upload'
import type { BookVendor } from '#contract/book-vendors.ts'
import { IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ExportItems, type TableFormat } from '#ui/opening/export-items.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { bookFiles } from './loaded-files.ts'

type BookMenuProps = {
  vendors: readonly BookVendor[]
  mayEdit: boolean
  onAsk: (dialog: 'import' | 'wedding') => void
}

/** The book as a file, and lists that come in. */
export function BookMenu({ vendors, mayEdit, onAsk }: BookMenuProps) {
  const present = vendors.filter(({ removedAt }) => removedAt === null)
  const offer = async (format: TableFormat) => {
    const loaded = await bookFiles.load().catch(() => null)
    if (loaded) return loaded.exportBook(present, format)
    showToast('No hemos podido preparar el archivo. Comprueba tu conexión e inténtalo de nuevo.', {
      tone: 'failed',
    })
  }
  if (!mayEdit && present.length === 0) return null
  return (
    <Menu
      label="Libreta"
      trigger={
        <IconButton
          icon={Ellipsis}
          size="md"
          variant="secondary"
          label="Más acciones"
          className="flex-none!"
        />
      }
    >
      {present.length > 0 && (
        <MenuItem icon={CalendarHeart} onAction={() => onAsk('wedding')}>
          Añadir a una boda
        </MenuItem>
      )}
      {mayEdit && (
        <MenuItem icon={Upload} onAction={() => onAsk('import')}>
          Importar
        </MenuItem>
      )}
      {present.length > 0 && <ExportItems onExport={(format) => void offer(format)} />}
    </Menu>
  )
}
