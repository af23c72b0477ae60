import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import './task-templates.sentences.ts'

/** The own templates, with those that can be brought back. */
export const templatesQuery = queryOptions({
  ...api.taskTemplates.list.queryOptions(),
  refetchOnWindowFocus: 'always',
})

export const templateQuery = (templateId: string) =>
  queryOptions({
    ...api.taskTemplates.get.queryOptions({ input: { templateId } }),
    refetchOnWindowFocus: 'always',
  })

/** The weddings that use a template, and how many new tasks it has for each. */
export const templateWeddingsQuery = (templateId: string) =>
  queryOptions({
    ...api.taskTemplates.weddings.queryOptions({ input: { templateId } }),
    refetchOnMount: 'always',
  })

/** Reads all that is shown of templates again. */
export const refreshTemplates = () =>
  queryClient.invalidateQueries({ queryKey: api.taskTemplates.key() as readonly unknown[] })

/** The templates that the list of a wedding can begin with. */
export const offeredTemplatesQuery = (weddingId: string) =>
  queryOptions(api.tasks.templates.list.queryOptions({ input: { weddingId } }))
