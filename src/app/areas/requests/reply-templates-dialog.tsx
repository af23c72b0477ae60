import type { ReplyTemplate } from '#contract/reply-templates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { SharingMenu } from '../../shared/template-sharing/sharing-menu.tsx'
import { removeReplyTemplate, shareReplyTemplate } from './reply-templates.actions.ts'

type ReplyTemplatesDialogProps = {
  templates: readonly ReplyTemplate[]
  onEdit: (template: ReplyTemplate) => void
  onVersions: (template: ReplyTemplate) => void
  onClose: () => void
}

/** The answers that are kept, to change and to remove. */
export function ReplyTemplatesDialog(props: ReplyTemplatesDialogProps) {
  const { templates, onEdit, onVersions, onClose } = props
  const { hasTeam } = useBusiness()
  return (
    <Dialog
      title="Plantillas de respuesta"
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
      closesOnScrim
    >
      {templates.length === 0 ? (
        <p className="text-ink-3">No queda ninguna plantilla.</p>
      ) : (
        <ul>
          {templates.map((template) => (
            <li
              key={template.id}
              className="flex flex-wrap items-center justify-end gap-2 border-b border-line py-2 last:border-0"
            >
              <span className="min-w-40 flex-1 wrap-anywhere max-md:basis-full">
                {template.name}
                <span className="flex text-sm text-ink-2">
                  <SharingMenu
                    {...{ hasTeam, name: template.name, sharing: template.sharing }}
                    onShare={(isPrivate) => shareReplyTemplate(template.id, isPrivate)}
                  />
                </span>
              </span>
              <Button size="sm" onPress={() => onEdit(template)}>
                Cambiar<span className="sr-only"> {template.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onPress={() => onVersions(template)}>
                Versiones<span className="sr-only"> de {template.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onPress={() => void remove(template)}>
                Quitar<span className="sr-only"> {template.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

async function remove(template: ReplyTemplate): Promise<void> {
  try {
    const takeBack = await removeReplyTemplate(template)
    showToast(`Plantilla «${template.name}» quitada.`, {
      action: { label: 'Deshacer', onAction: () => void bringBack(takeBack) },
    })
  } catch (error) {
    showToast(`No hemos podido quitarla. ${messageFor(error)}`, { tone: 'failed' })
  }
}

async function bringBack(takeBack: () => Promise<void>): Promise<void> {
  try {
    await takeBack()
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
