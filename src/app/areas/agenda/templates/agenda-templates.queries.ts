import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../sync/api.ts'
import './agenda-templates.sentences.ts'

/** The agendas that the planner keeps. */
export const agendaTemplatesQuery = queryOptions({
  ...api.agendaTemplates.list.queryOptions(),
  refetchOnMount: 'always',
})

export const agendaTemplateQuery = (templateId: string) =>
  queryOptions({
    ...api.agendaTemplates.get.queryOptions({ input: { templateId } }),
    refetchOnMount: 'always',
  })
