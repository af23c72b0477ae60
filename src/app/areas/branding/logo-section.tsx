import CircleAlert from 'lucide-react/icons/circle-alert'
import ImagePlus from 'lucide-react/icons/image-plus'
import Upload from 'lucide-react/icons/upload'
import { lazy, Suspense, useState } from 'react'
import type { Branding } from '#contract/branding.ts'
import {
  LOGO_MAX_BYTES,
  LOGO_RECOMMENDED_SIDE,
  LOGO_TYPES,
  type LogoCrop,
  type SvgFinding,
} from '#domain/branding.ts'
import { safeFileName } from '#domain/files.ts'
import { BrandLogo } from '#ui/brand-logo.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { FileButton, FileDrop } from '#ui/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { codeOf, messageFor } from '../../lib/error-messages.ts'
import { fileSize } from '../../lib/file-size.ts'
import { EditorSection } from '../../shell/editor-page.tsx'
import { removeLogo, sendLogo } from './branding.actions.ts'

const LogoCropDialog = lazy(() => import('./logo-crop-dialog.tsx'))

const HINT = `PNG, JPEG o SVG. ${LOGO_RECOMMENDED_SIDE} × ${LOGO_RECOMMENDED_SIDE} px recomendado.`
const ACCEPTED = [...LOGO_TYPES, '.svg']

type LogoSectionProps = { branding: Branding; name: string; color: string | null }

/** The logo: dropped or picked, cut to a square, changed, taken away. What is wrong with a file is said by its name. */
export function LogoSection({ branding, name, color }: LogoSectionProps) {
  const intake = useLogoIntake()
  const { logo } = branding
  return (
    <EditorSection title="Logo">
      {logo ? (
        <div className="flex items-center gap-5">
          <BrandLogo
            name={name}
            color={color}
            logo={logo}
            className="size-21 border border-line md:size-26"
          />
          <div className="min-w-0 flex-1">
            <p className="truncate">
              <b className="font-strong">{logo.fileName}</b>{' '}
              {logo.size > 0 && <span className="text-sm text-ink-2">{fileSize(logo.size)}</span>}
            </p>
            <p className="text-sm text-ink-2">{HINT}</p>
            <div className="mt-3 flex flex-wrap gap-1.5">
              <FileButton icon={Upload} accept={ACCEPTED} onFiles={intake.take} isPending={intake.isSending}>
                Cambiar
              </FileButton>
              <RemoveLogo />
            </div>
          </div>
        </div>
      ) : (
        <FileDrop
          icon={ImagePlus}
          label="Arrastra aquí tu logo"
          hint={HINT}
          buttonLabel="Elegir logo"
          accept={ACCEPTED}
          onFiles={intake.take}
        />
      )}
      <IntakeNotes {...intake} />
      {intake.chosen && (
        <Suspense fallback={null}>
          <LogoCropDialog file={intake.chosen} onCancel={intake.cancel} onChoose={intake.send} />
        </Suspense>
      )}
    </EditorSection>
  )
}

type Sending = { name: string; progress: number }

/** A logo on its way: chosen, cut, sent; or why it could not be, with what was chosen kept for another try. */
function useLogoIntake() {
  const [chosen, setChosen] = useState<File | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<{ text: string; retry?: () => void } | null>(null)
  const [removed, setRemoved] = useState<readonly SvgFinding[]>([])
  const take = ([file]: File[]) => {
    if (!file) return
    const refusal = refusalOf(file)
    setProblem(refusal ? { text: refusal } : null)
    setRemoved([])
    if (!refusal) setChosen(file)
  }
  const upload = async (file: File, crop: LogoCrop | null) => {
    const name = safeFileName(file.name)
    setProblem(null)
    setSending({ name, progress: 0 })
    try {
      const stored = await sendLogo(file, crop, (progress) => setSending({ name, progress }))
      setRemoved(stored.removed)
      showToast('Logo guardado.')
    } catch (error) {
      const text = `«${name}». ${messageFor(error)}`
      const canRetry = RETRIABLE.test(codeOf(error))
      setProblem({ text, ...(canRetry && { retry: () => void upload(file, crop) }) })
    } finally {
      setSending(null)
    }
  }
  return {
    chosen,
    sending,
    problem,
    removed,
    isSending: sending !== null,
    take,
    cancel: () => setChosen(null),
    send: (crop: LogoCrop | null) => {
      const file = chosen!
      setChosen(null)
      void upload(file, crop)
    },
  }
}

const RETRIABLE =
  /^(OFFLINE|UPLOAD_INTERRUPTED|INTERNAL_SERVER_ERROR|TOO_MANY_REQUESTS|OVERLOADED|.*_UNAVAILABLE|STORAGE_FULL)$/

/** Asked before it is sent; what it really is the server finds in its content. */
function refusalOf(file: File): string | null {
  const name = safeFileName(file.name)
  if (file.size > LOGO_MAX_BYTES)
    return `«${name}» pesa ${fileSize(file.size)}, y un logo puede pesar ${fileSize(LOGO_MAX_BYTES)} como mucho.`
  const isKnown = (LOGO_TYPES as readonly string[]).includes(file.type) || /\.svg$/i.test(file.name)
  return isKnown ? null : `«${name}» no vale como logo. Prueba con PNG, JPEG o SVG.`
}

/** What was taken out of an SVG, a sentence each. */
const FINDINGS: Record<SvgFinding, string> = {
  script: 'Llevaba un programa («script») y lo hemos quitado.',
  handler: 'Llevaba acciones como «onload» y las hemos quitado.',
  foreignContent: 'Llevaba una página dentro («foreignObject») y la hemos quitado.',
  externalResource: 'Enlazaba imágenes de otra web y las hemos quitado.',
  cssImport: 'Cargaba estilos de otra web («@import») y los hemos quitado.',
}

function IntakeNotes({ sending, problem, removed }: ReturnType<typeof useLogoIntake>) {
  return (
    <>
      {sending && <Progress label={`Subiendo ${sending.name}`} value={sending.progress} />}
      {problem && (
        <div className="grid justify-items-start gap-1">
          <p role="alert" className="flex items-start gap-1.5 text-sm font-strong text-danger wrap-anywhere">
            <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
            {problem.text}
          </p>
          {problem.retry && (
            <Button size="sm" variant="quiet" onPress={problem.retry} className="-ml-2.5">
              Reintentar
            </Button>
          )}
        </div>
      )}
      {removed.length > 0 && (
        <ul role="status" className="grid gap-1 text-sm text-ink">
          {removed.map((finding) => (
            <li key={finding}>{FINDINGS[finding]}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function RemoveLogo() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const remove = async () => {
    setPending(true)
    try {
      await removeLogo()
      showToast('Logo quitado.')
    } catch (failure) {
      setError(messageFor(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        Quitar
      </Button>
      <ConfirmDialog
        title="¿Quitar tu logo?"
        description="Las parejas verán tus iniciales sobre el color de tu marca."
        confirmLabel="Quitar logo"
        pendingLabel="Quitando"
        onConfirm={() => void remove()}
        isPending={isPending}
        error={error}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  )
}
