import ImagePlus from 'lucide-react/icons/image-plus'
import Upload from 'lucide-react/icons/upload'
import type { Branding } from '#contract/branding.ts'
import { LOGO_RECOMMENDED_SIDE, LOGO_TYPES } from '#domain/branding/branding.ts'
import { FileButton, FileDrop } from '#ui/fields/file-drop.tsx'
import { BrandLogo } from '#ui/layout/brand-logo.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { fileSize } from '../../shared/files/file-size.ts'
import { EditorSection } from '../../shell/editor-page.tsx'
import { IntakeNotes } from './intake-notes.tsx'
import { RemoveLogo } from './remove-logo.tsx'
import { useLogoIntake } from './use-logo-intake.ts'

const cropping = loadedPart(() => import('./logo-crop-dialog.tsx'))

const HINT = `PNG, JPEG o SVG. ${LOGO_RECOMMENDED_SIDE}\u00a0×\u00a0${LOGO_RECOMMENDED_SIDE}\u00a0px recomendado.`
const ACCEPTED = [...LOGO_TYPES, '.svg']

type LogoSectionProps = { branding: Branding; name: string; color: string | null }

/** The logo: dropped or picked, cut to a square, changed, taken away. What is wrong with a file is said by its name. */
export function LogoSection({ branding, name, color }: LogoSectionProps) {
  const intake = useLogoIntake()
  const { logo } = branding
  const crop = useWantedPart(cropping, Boolean(intake.chosen), intake.cancel)
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
      {intake.chosen && crop && (
        <crop.LogoCropDialog file={intake.chosen} onCancel={intake.cancel} onChoose={intake.send} />
      )}
    </EditorSection>
  )
}
