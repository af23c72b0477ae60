import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { BackToTemplates } from './back-to-templates.tsx'
import { templateQuery } from './task-templates.queries.ts'
import { TemplateEditor } from './template-editor.tsx'

/** One template: its editor once it is read. */
export function TemplatePage({ templateId }: { templateId: string }) {
  const query = useQuery(templateQuery(templateId))
  if (query.data) return <TemplateEditor key={templateId} template={query.data} />
  return (
    <Page>
      <BackToTemplates />
      <PageHeader title="Plantilla" />
      {query.isError ? (
        <ErrorState
          title="No hemos podido abrir la plantilla."
          detail={messageFor(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-10" />
      )}
    </Page>
  )
}
