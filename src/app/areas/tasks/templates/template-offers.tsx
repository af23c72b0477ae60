import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { offeredTemplatesQuery } from './task-templates.queries.ts'

const dialog = loadedPart(() => import('./offered-template-dialog.tsx'))

type TemplateOffersProps = { weddingId: string; calendar: TaskCalendar; isDraft: boolean }

/** Beside the suggested list: the planner's own templates, or those that the couple's planner offers. */
export function TemplateOffers({ weddingId, calendar, isDraft }: TemplateOffersProps) {
  const { data: templates = [] } = useQuery(offeredTemplatesQuery(weddingId))
  const [openId, setOpenId] = useState<string | null>(null)
  const close = () => setOpenId(null)
  const part = useOpenedPart(dialog, openId !== null, close)
  const open = templates.find(({ id }) => id === openId)
  return (
    <>
      {templates.map(({ id, name, from, isOwn }) => (
        <Button key={id} onPress={() => setOpenId(id)}>
          {isOwn ? `Ver «${name}»` : `Ver la de ${from}`}
        </Button>
      ))}
      {part && open && (
        <part.OfferedTemplateDialog
          weddingId={weddingId}
          calendar={calendar}
          template={open}
          isDraft={isDraft}
          onClose={close}
        />
      )}
    </>
  )
}
