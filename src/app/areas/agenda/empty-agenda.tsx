import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useOpenedPart, useWantedPart } from '#ui/opening/use-opened-part.ts'
import { useWedding } from '../../shared/session/use-session.ts'
import { useWeddingBusiness } from '../../shared/session/use-wedding-business.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { agendaDialogs } from './loaded-dialogs.ts'
import { agendaTemplateDialogs } from './templates/loaded-templates.ts'

/** Nothing yet, in the words of the spec; its button begins one. */
export function EmptyAgenda({ weddingId }: { weddingId: string }) {
  const wedding = useWedding(weddingId)
  const [isCreating, setCreating] = useState(false)
  const { may } = useWeddingBusiness(weddingId)
  const [opensTemplates, setTemplates] = useState(false)
  const templates = useWantedPart(agendaTemplateDialogs, opensTemplates, () => setTemplates(false))
  const parts = useOpenedPart(agendaDialogs, isCreating, () => setCreating(false))
  return (
    <Page>
      <PageHeader title="Día B" />
      <EmptyState
        question="Aún no tienes agenda"
        line="Hora a hora, de la primera peluquería al último baile."
      >
        <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
          Crear agenda
        </Button>
        {may('templates', 'view') && <Button onPress={() => setTemplates(true)}>De una plantilla</Button>}
      </EmptyState>
      {templates && opensTemplates && (
        <templates.TemplatesDialog
          weddingId={weddingId}
          eventDate={wedding?.eventDate ?? null}
          days={[]}
          onClose={() => setTemplates(false)}
        />
      )}
      {parts && (
        <parts.CreateAgendaDialog
          weddingId={weddingId}
          eventDate={wedding?.eventDate ?? null}
          isOpen={isCreating}
          onOpenChange={setCreating}
        />
      )}
    </Page>
  )
}
