import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { api } from '../../../sync/api.ts'
import { clientIn } from '../../../sync/client-in.ts'
import './agenda-templates.sentences.ts'

/** Names all that is read of the templates; the device keeps nothing of those of an agency. */
export const agendaTemplatesKey = (agencyId: string | null): QueryKey =>
  agencyId === null ? api.agendaTemplates.key() : ['agenda templates', agencyId]

/** The agendas that the planner keeps, or the agency in whose name they work. */
export const agendaTemplatesQuery = (agencyId: string | null) =>
  queryOptions({
    queryKey:
      agencyId === null ? (api.agendaTemplates.list.queryKey() as QueryKey) : agendaTemplatesKey(agencyId),
    queryFn: () => clientIn(agencyId).agendaTemplates.list(),
    refetchOnMount: 'always',
  })

export const agendaTemplateQuery = (agencyId: string | null, templateId: string) =>
  queryOptions({
    queryKey:
      agencyId === null
        ? (api.agendaTemplates.get.queryKey({ input: { templateId } }) as QueryKey)
        : [...agendaTemplatesKey(agencyId), templateId],
    queryFn: () => clientIn(agencyId).agendaTemplates.get({ templateId }),
    refetchOnMount: 'always',
  })
