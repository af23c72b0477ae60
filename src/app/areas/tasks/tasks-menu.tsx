import Ellipsis from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import Upload from 'lucide-react/icons/upload'
import type { PlacedTask, TaskCalendar } from '#domain/tasks/placed-task.ts'
import { IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { ExportItems } from '#ui/opening/export-items.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { taskFiles } from './files/loaded-files.ts'
import type { TaskPeople } from './use-task-people.ts'

type TasksMenuProps = {
  placed: readonly PlacedTask[]
  people: TaskPeople
  calendar: TaskCalendar
  onImport: () => void
}

/** The ways in which the list is taken away, and the one in which another comes. */
export function TasksMenu({ placed, people, calendar: { eventDate }, onImport }: TasksMenuProps) {
  const isViewOnly = useViewOnly()
  const exportAs = async (format: 'csv' | 'xlsx') => {
    const parts = await taskFiles.load().catch(() => null)
    if (parts) return parts.exportTasks({ placed, people, eventDate }, format)
    showToast('No hemos podido preparar el archivo. Comprueba tu conexión e inténtalo de nuevo.', {
      tone: 'failed',
    })
  }
  return (
    <Menu
      label="Más acciones"
      trigger={
        <IconButton icon={Ellipsis} size="md" variant="secondary" label="Imprimir, exportar o importar" />
      }
    >
      <MenuItem icon={Printer} onAction={() => window.print()}>
        Imprimir
      </MenuItem>
      <ExportItems onExport={(format) => void exportAs(format)} />
      {!isViewOnly && (
        <>
          <MenuSeparator />
          <MenuItem icon={Upload} onAction={onImport}>
            Importar tareas
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
