import { type ReactNode, type Ref, useRef } from 'react'
import { Button, type ButtonProps } from '../button.tsx'
import { cx } from '../class-names.ts'
import { Icon, type IconGlyph } from '../icon.tsx'
import { filesIn, useDropTarget } from './drop-target.ts'

type FileButtonProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'isDisabled' | 'isPending' | 'pendingLabel'
> & {
  children: ReactNode
  /** Types or endings the picker offers: `['image/png', '.csv']`. */
  accept?: readonly string[]
  allowsMultiple?: boolean
  onFiles: (files: File[]) => void
  className?: string
}

/** A button that opens the file picker. */
export function FileButton({ accept, allowsMultiple, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={input} accept={accept} allowsMultiple={allowsMultiple} onFiles={onFiles} />
      <Button {...button} onPress={() => input.current?.click()} />
    </>
  )
}

type FileInputProps = Pick<FileButtonProps, 'accept' | 'allowsMultiple' | 'onFiles'> & {
  ref: Ref<HTMLInputElement>
  /** A whole folder is chosen, and its files come with their paths within it. */
  isFolder?: boolean
  /** Phones open this camera instead of their files. */
  capture?: 'environment'
}

/** The picker itself, which a button opens by a click on it. */
export function FileInput({ ref, accept, allowsMultiple, isFolder, capture, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept?.join(',')}
      multiple={allowsMultiple}
      capture={capture}
      {...(isFolder && FOLDER)}
      onChange={({ currentTarget }) => {
        const files = Array.from(currentTarget.files ?? [])
        // So that the same file can be chosen once more.
        currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
      className="hidden"
    />
  )
}

/** The attribute by which browsers choose folders, which React's types do not know. */
const FOLDER = { webkitdirectory: '' }

export type FileDropProps = {
  /** The invitation: 'Suelta aquí tus fotos'. */
  label: string
  hint?: string
  /** The picker's button: 'Elegir archivos'. */
  buttonLabel: string
  icon?: IconGlyph
  accept?: readonly string[]
  allowsMultiple?: boolean
  /** All files that were dropped or picked; the caller refuses types that it does not take. */
  onFiles: (files: File[]) => void
  isDisabled?: boolean
  className?: string
}

/** A place to drop files on, which always has a button too. */
export function FileDrop({
  label,
  hint,
  buttonLabel,
  icon,
  onFiles,
  isDisabled = false,
  className,
  ...picker
}: FileDropProps) {
  const { hovering, target } = useDropTarget(isDisabled ? [] : ['Files'], (_, data) => {
    const files = filesIn(data)
    if (files.length > 0) onFiles(picker.allowsMultiple ? files : files.slice(0, 1))
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a button is all there is in it
    <div
      role="group"
      aria-label="Zona para soltar archivos"
      {...target}
      className={cx(ZONE, hovering ? 'border-primary bg-primary-soft' : 'border-control', className)}
    >
      {icon && <Icon of={icon} size="lg" className="text-ink-3" />}
      <p className="font-strong text-ink">{label}</p>
      {hint && <p className="text-xs text-ink-3">{hint}</p>}
      <FileButton {...picker} onFiles={onFiles} isDisabled={isDisabled} className="mt-1.5">
        {buttonLabel}
      </FileButton>
    </div>
  )
}

const ZONE =
  'grid min-h-38 place-content-center justify-items-center gap-1 rounded-paper border border-dashed p-5 text-center text-sm text-ink-2 transition-colors duration-(--t-fast)'
