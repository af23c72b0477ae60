import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { ReplyTemplate } from '#contract/reply-templates.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { fillReply, REPLY_EXAMPLES, REPLY_FIELDS } from '#domain/planners/reply-templates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import type { KeptReply } from './reply-templates.actions.ts'
import { replyTemplatesQuery } from './requests.queries.ts'

const dialogs = loadedPart(() => import('./reply-dialogs.ts'))

type ReplyMenuProps = { request: PlannerRequest; text: string; onText: (text: string | null) => void }

/** 'Plantillas': answers that are sent often, filled in with what is known of the request. */
export function ReplyMenu({ request, text, onText }: ReplyMenuProps) {
  const { data } = useQuery(replyTemplatesQuery)
  const [edited, setEdited] = useState<KeptReply | 'all' | null>(null)
  const [looked, setLooked] = useState<ReplyTemplate | null>(null)
  const part = useWantedPart(dialogs, looked !== null || edited !== null, () => {
    setLooked(null)
    setEdited(null)
  })
  const templates = data ?? []
  const use = (name: string, template: string) => {
    const before = text
    onText(fillReply(template, request))
    if (before.trim() !== '')
      showToast(`Rellenado con «${name}».`, {
        action: { label: 'Deshacer', onAction: () => onText(before) },
      })
  }
  return (
    <>
      <Menu
        label="Plantillas de respuesta"
        placement="bottom start"
        trigger={<Button size="sm">Plantillas</Button>}
      >
        {(templates.length > 0 ? templates : REPLY_EXAMPLES).map((one) => (
          <MenuItem key={'id' in one ? String(one.id) : one.name} onAction={() => use(one.name, one.text)}>
            {one.name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onAction={() => setEdited({ id: uuidv7(), name: '', text })}>
          Guardar como plantilla
        </MenuItem>
        {templates.length > 0 && <MenuItem onAction={() => setEdited('all')}>Cambiar plantillas</MenuItem>}
      </Menu>
      {part && edited === 'all' && (
        <part.ReplyTemplatesDialog
          templates={templates}
          onEdit={setEdited}
          onVersions={setLooked}
          onClose={() => setEdited(null)}
        />
      )}
      {part && looked && <part.ReplyVersions template={looked} onClose={() => setLooked(null)} />}
      {part && edited !== null && edited !== 'all' && (
        <part.ReplyTemplateDialog
          template={edited}
          was={templates.find(({ id }) => id === edited.id) ?? null}
          fields={REPLY_FIELDS}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
