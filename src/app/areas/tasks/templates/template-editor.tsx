import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import type { TaskTemplate } from '#contract/task-template-rows.ts'
import { TEMPLATE_NAME_MAX } from '#domain/tasks/templates/task-template.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useBusiness } from '../../../shared/session/use-business.ts'
import { packagesWith } from '../../../shared/template-sharing/packages-with.ts'
import { SharingMenu } from '../../../shared/template-sharing/sharing-menu.tsx'
import { EditorPage } from '../../../shell/editor-page.tsx'
import { BackToTemplates } from './back-to-templates.tsx'
import { templateWeddingsQuery } from './task-templates.queries.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateSections } from './template-sections.tsx'
import { shareTemplate } from './templates.actions.ts'
import { type TemplateForm, useTemplateForm } from './use-template-form.ts'

const dialogs = loadedPart(() => import('./editor-dialogs.ts'))

/** The editor of a template, with how it would stand in a wedding beside it. */
export function TemplateEditor({ template }: { template: TaskTemplate }) {
  const form = useTemplateForm(template)
  const { data: weddings } = useQuery(templateWeddingsQuery(template.id))
  const [isBringing, setBringing] = useState(false)
  const [showsVersions, setShowsVersions] = useState(false)
  const close = () => {
    setBringing(false)
    setShowsVersions(false)
    form.stopAsking()
  }
  const parts = useOpenedPart(dialogs, isBringing || showsVersions || form.asked !== null, close)
  const { content, isDirty } = form
  const isPrivate = template.sharing?.isPrivate === true
  const behind = (weddings ?? []).filter(({ missing }) => missing > 0)
  return (
    <EditorPage
      layout="narrowPreview"
      back={<BackToTemplates />}
      title={cleanLine(content.name) || 'Sin nombre'}
      lead={leadOf(content.tasks.length, weddings?.length)}
      primary={<SaveTemplate form={form} />}
      preview={<TemplatePreview tasks={content.tasks} />}
    >
      <p className="mt-4 flex flex-wrap gap-2">
        {!isDirty && behind.length > 0 && (
          <Button className="max-md:w-full" onPress={() => setBringing(true)}>
            {behind.length === 1 ? 'Llevar a 1 boda' : `Llevar a ${behind.length} bodas`}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={History}
          onPress={() => setShowsVersions(true)}
          className="first:-ml-2.5"
        >
          Versiones
        </Button>
        <TemplateSharingMenu template={template} />
      </p>
      <div className="mt-6 grid gap-4 md:grid-cols-2 md:items-end">
        <TextField
          label="Nombre"
          value={content.name}
          onChange={(name) => form.change({ name })}
          maxLength={TEMPLATE_NAME_MAX}
          error={cleanLine(content.name) ? undefined : 'Ponle un nombre.'}
        />
        <Switch
          label="Ofrecerla a mis parejas"
          description={isPrivate ? 'Compártela antes con el equipo.' : 'La ven al empezar sus tareas.'}
          isSelected={content.isOffered && !isPrivate}
          isDisabled={isPrivate}
          onChange={(isOffered) => form.change({ isOffered })}
        />
      </div>
      <TemplateSections tasks={content.tasks} onChange={(tasks) => form.change({ tasks })} />
      {parts && showsVersions && (
        <parts.TemplateVersions template={template} isDirty={isDirty} onClose={close} />
      )}
      {parts && form.asked && <parts.TemplateConflicts form={form} />}
      {parts && isBringing && (
        <parts.BringDialog template={template} weddings={behind} onClose={() => setBringing(false)} />
      )}
    </EditorPage>
  )
}

/** How it is shared, and the way to change that. */
function TemplateSharingMenu({ template: { id, name, sharing } }: { template: TaskTemplate }) {
  const { hasTeam } = useBusiness()
  return (
    <SharingMenu
      {...{ name, hasTeam, sharing }}
      onShare={(isPrivate) => shareTemplate(id, isPrivate)}
      packagesWith={() => packagesWith('taskTemplateId', id)}
    />
  )
}

function SaveTemplate({ form }: { form: TemplateForm }) {
  return (
    <span className="flex items-center gap-3 max-md:flex-1">
      {form.isDirty && (
        <button
          type="button"
          onClick={form.giveUp}
          className="text-sm text-ink-2 hover:underline max-md:sr-only"
        >
          Descartar
        </button>
      )}
      <span role="status" className="text-sm text-ink-2 max-md:sr-only">
        {form.isDirty ? 'Cambios sin guardar' : ''}
      </span>
      <Button
        variant="primary"
        className="max-md:flex-1"
        isDisabled={!form.isDirty || !cleanLine(form.content.name)}
        isPending={form.isSaving}
        pendingLabel="Guardando"
        onPress={() => void form.save()}
      >
        Guardar
      </Button>
    </span>
  )
}

function leadOf(tasks: number, weddings: number | undefined): string {
  const count = tasks === 1 ? '1 tarea.' : `${tasks} tareas.`
  if (!weddings) return count
  const used = weddings === 1 ? 'La usa 1 de tus bodas' : `La usan ${weddings} de tus bodas`
  return `${count} ${used}; guardar no cambia ${weddings === 1 ? 'la suya' : 'las suyas'}.`
}
