import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { useWeddingBusiness } from '../../../shared/session/use-wedding-business.ts'
import { SharingMenu } from '../../../shared/template-sharing/sharing-menu.tsx'
import { AgendaTemplateVersions } from './agenda-template-versions.tsx'
import { removeAgendaTemplate, shareAgendaTemplate } from './agenda-templates.actions.ts'
import { agendaTemplateQuery, agendaTemplatesQuery } from './agenda-templates.queries.ts'
import { countsInWords } from './template-words.ts'
import { UseTemplateDialog } from './use-template-dialog.tsx'

type TemplatesDialogProps = {
  weddingId: string
  eventDate: string | null
  days: readonly AgendaDay[]
  onClose: () => void
}

type Opened = { templateId: string; act: 'use' | 'versions' }

/** 'Plantillas de agenda': to put one on the agenda of a wedding, to look at its versions, and to remove it. */
export function TemplatesDialog({ weddingId, eventDate, days, onClose }: TemplatesDialogProps) {
  const { agencyId, hasTeam } = useWeddingBusiness(weddingId)
  const templates = useQuery(agendaTemplatesQuery(agencyId))
  const [opened, setOpened] = useState<Opened | null>(null)
  const chosen = useQuery({
    ...agendaTemplateQuery(agencyId, opened?.templateId ?? ''),
    enabled: opened !== null,
  })
  const back = () => setOpened(null)
  if (opened && chosen.data && opened.act === 'use')
    return <UseTemplateDialog {...{ weddingId, eventDate, days, onClose }} template={chosen.data} />
  if (opened && chosen.data)
    return <AgendaTemplateVersions {...{ agencyId }} template={chosen.data} onClose={back} />
  const failed = [templates, chosen].find(({ isError }) => isError)
  return (
    <Dialog title="Plantillas de agenda" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {failed && (
        <ErrorState
          title="No hemos podido abrir tus plantillas."
          detail={messageFor(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      )}
      {!failed && !templates.data && <SkeletonRows rows={3} />}
      {templates.data?.length === 0 && (
        <p className="text-ink-2">
          Todavía no tienes ninguna. En la agenda de una boda, «Guardar como plantilla» hace la primera.
        </p>
      )}
      <ul>
        {templates.data?.map(({ id, name, days: dayCount, items, sharing }) => (
          <li key={id} className="flex flex-wrap items-center justify-end gap-2 border-b border-line py-2">
            <span className="min-w-40 flex-1 max-md:basis-full">
              <b className="block font-strong wrap-anywhere">{name}</b>
              <span className="num text-sm text-ink-2">{countsInWords(dayCount, items)}</span>
              <span className="flex text-sm text-ink-2">
                <SharingMenu
                  {...{ name, hasTeam, sharing }}
                  onShare={(isPrivate) => shareAgendaTemplate(agencyId, id, isPrivate)}
                />
              </span>
            </span>
            <Button size="sm" onPress={() => setOpened({ templateId: id, act: 'use' })}>
              Usar<span className="sr-only"> {name}</span>
            </Button>
            <Button size="sm" variant="quiet" onPress={() => setOpened({ templateId: id, act: 'versions' })}>
              Versiones<span className="sr-only"> de {name}</span>
            </Button>
            <Button size="sm" variant="quiet" onPress={() => void removeAgendaTemplate(agencyId, id)}>
              Quitar<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
