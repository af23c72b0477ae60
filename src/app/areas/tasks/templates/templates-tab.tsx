import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { AppLink } from '../../../shared/page/app-link.tsx'
import { useBusiness } from '../../../shared/session/use-business.ts'
import { packagesWith } from '../../../shared/template-sharing/packages-with.ts'
import { SharingMark, showsSharing } from '../../../shared/template-sharing/sharing-mark.tsx'
import { SharingItem } from '../../../shared/template-sharing/sharing-menu.tsx'
import { templatesQuery } from './task-templates.queries.ts'
import { duplicateTemplate, removeTemplate, restoreTemplate, shareTemplate } from './templates.actions.ts'

const newTemplate = loadedPart(() => import('./new-template-dialog.tsx'))

/** 'Plantillas': the planner's own lists, and the ways to make one. */
export function TemplatesTab() {
  const { id: plannerId, hasTeam } = useBusiness()
  const query = useQuery(templatesQuery)
  const [isAdding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const dialog = useOpenedPart(newTemplate, isAdding, close)
  if (query.isError && !query.data)
    return (
      <ErrorState
        title="No hemos podido cargar tus plantillas."
        detail={messageFor(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="mt-8"
      />
    )
  if (!query.data) return <SkeletonRows rows={4} className="mt-8" />
  const templates = query.data.filter(({ deletedAt }) => deletedAt === null)
  const removed = query.data.filter(({ deletedAt }) => deletedAt !== null)
  return (
    <div className="mt-6 max-w-3xl">
      <p className="max-w-136 text-ink-2">
        {templates.length === 0
          ? 'Guarda tu manera de llevar una boda y empieza cada una con ella: las fechas y las personas se ponen solas.'
          : 'Cambiar una plantilla no cambia las bodas que ya la usan, si no lo pides.'}
      </p>
      <Button variant="primary" icon={Plus} className="mt-5 max-md:w-full" onPress={() => setAdding(true)}>
        Nueva plantilla
      </Button>
      <ul className="mt-6 border-t border-line">
        {templates.map((template) => (
          <li key={template.id} className="flex items-center gap-3 border-b border-line py-2.5">
            <AppLink
              href={`/app/planner/${plannerId}/tasks?plantilla=${template.id}`}
              className="group min-w-0 flex-1 py-1"
            >
              <span className="serif block truncate text-xl leading-tight group-hover:underline">
                {template.name}
              </span>
              <span className="num flex flex-wrap gap-x-3 text-sm text-ink-2">
                {summaryOf(template)}
                <SharingMark {...{ hasTeam, sharing: template.sharing }} />
              </span>
            </AppLink>
            <Menu
              label={`Acciones de ${template.name}`}
              trigger={<IconButton icon={Ellipsis} label={`Acciones de ${template.name}`} />}
            >
              <MenuItem icon={Copy} onAction={() => void duplicate(template.id)}>
                Duplicar
              </MenuItem>
              {showsSharing(hasTeam, template.sharing) && (
                <SharingItem
                  {...{ name: template.name, sharing: template.sharing }}
                  onShare={(isPrivate) => shareTemplate(template.id, isPrivate)}
                  packagesWith={() => packagesWith('taskTemplateId', template.id)}
                />
              )}
              <MenuSeparator />
              <MenuItem icon={Trash2} isDestructive onAction={() => void removeTemplate(template)}>
                Eliminar
              </MenuItem>
            </Menu>
          </li>
        ))}
      </ul>
      <RemovedTemplates removed={removed} />
      {dialog && isAdding && <dialog.NewTemplateDialog onClose={close} />}
    </div>
  )
}

/** Those that can still be brought back. */
function RemovedTemplates({ removed }: { removed: readonly { id: string; name: string }[] }) {
  if (removed.length === 0) return null
  return (
    <details className="mt-6 text-sm text-ink-2">
      <summary className="min-h-11 cursor-pointer py-3 font-strong">
        Eliminadas hace menos de 30 días ({removed.length})
      </summary>
      <ul>
        {removed.map((template) => (
          <li key={template.id} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 truncate">{template.name}</span>
            <Button
              size="sm"
              aria-label={`Recuperar ${template.name}`}
              onPress={() => void restoreTemplate(template)}
            >
              Recuperar
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

type Summary = { tasks: number; weddings: number; isOffered: boolean; sharing: TemplateSharing }

function summaryOf({ tasks, weddings, isOffered, sharing }: Summary): string {
  const used =
    weddings === 0 ? 'Sin usar aún' : weddings === 1 ? 'La usa 1 boda' : `La usan ${weddings} bodas`
  const parts = [
    tasks === 1 ? '1 tarea' : `${tasks} tareas`,
    used,
    ...(isOffered && !sharing?.isPrivate ? ['La ven tus parejas'] : []),
  ]
  return parts.join(' · ')
}

async function duplicate(templateId: string) {
  try {
    await duplicateTemplate(templateId)
    showToast('Plantilla duplicada.')
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
