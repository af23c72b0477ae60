import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import type { TaskTemplate } from '#contract/task-template-rows.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import {
  mergeTemplates,
  type TemplateConflict,
  type TemplateContent,
  takeStored,
} from '#domain/tasks/templates/merge-templates.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { codeOf, messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { useUnsavedForm } from '../../../sync/unsaved/unsaved-form.ts'
import { refreshTemplates, templateQuery } from './task-templates.queries.ts'

type Typed = TemplateContent & {
  /** The template as it was when the change began. */
  base: TaskTemplate
}

/** The values of both devices where each has changed the same. */
export type AskedTemplate = {
  stored: TaskTemplate
  merged: TemplateContent
  conflicts: TemplateConflict[]
}

const contentOf = ({ name, isOffered, tasks }: TemplateContent): TemplateContent => ({
  name,
  isOffered,
  tasks,
})

/**
 * The content of a template as it is edited, kept in this browser until it is saved. What another device has saved since is taken
 * in, and asked about where both changed the same.
 */
export function useTemplateForm(template: TaskTemplate) {
  const [typed, write] = useUnsavedForm<Typed>(`template ${template.id}`)
  const [isSaving, setSaving] = useState(false)
  const [asked, setAsked] = useState<AskedTemplate | null>(null)
  const base = typed.base ?? template
  const content: TemplateContent = { ...contentOf(base), ...(({ base: _, ...fields }) => fields)(typed) }
  const isDirty = !isEqual(contentOf(base), content)

  async function send(given: TemplateContent, from: TaskTemplate): Promise<void> {
    try {
      const { name, isOffered, tasks } = given
      const saved = await client.taskTemplates.save({
        ...{ templateId: template.id, version: from.version, name, isOffered },
        tasks: [...tasks],
      })
      queryClient.setQueryData(templateQuery(template.id).queryKey, saved)
      write(null)
      showToast('Plantilla guardada. Las bodas que la usan siguen igual.')
    } catch (error) {
      const stored = storedOf(error)
      if (!stored) throw error
      const { merged, conflicts } = mergeTemplates({ base: from, stored, given })
      if (conflicts.length > 0) return setAsked({ stored, merged, conflicts })
      await send(merged, stored)
    }
  }

  async function run(given: TemplateContent, from: TaskTemplate) {
    if (isSaving) return
    setSaving(true)
    try {
      await send(given, from)
    } catch (error) {
      showToast(messageFor(error), { tone: 'failed' })
    } finally {
      setSaving(false)
      void refreshTemplates()
    }
  }

  return {
    content,
    isDirty,
    isSaving,
    asked,
    change: (fields: Partial<TemplateContent>) => write({ base, ...content, ...fields }),
    giveUp: () => write(null),
    save: () => run(content, base),
    /** Saves once it is chosen which side counts; the change then begins from what was shown. */
    choose(theirs: readonly string[]) {
      if (!asked) return
      const { stored, merged } = asked
      const given = takeStored(merged, stored, theirs)
      write({ base: stored, ...given })
      setAsked(null)
      void run(given, stored)
    },
    stopAsking: () => setAsked(null),
  }
}

export type TemplateForm = ReturnType<typeof useTemplateForm>

function storedOf(error: unknown): TaskTemplate | null {
  if (!(error instanceof ORPCError) || codeOf(error) !== 'TEMPLATE_CHANGED') return null
  return (error.data as { stored: TaskTemplate }).stored
}
