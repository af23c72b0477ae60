import type { ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import { isFileDropItem } from 'react-aria-components/useDrop'
import { Button, type ButtonProps } from './button.tsx'
import { cx } from './class-names.ts'
import { Icon, type IconGlyph } from './icon.tsx'

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
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={allowsMultiple}
      onSelect={(list) => list && list.length > 0 && onFiles(Array.from(list))}
    >
      <Button {...button} />
    </FileTrigger>
  )
}

type FileDropProps = {
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
  isDisabled,
  className,
  ...picker
}: FileDropProps) {
  return (
    <DropZone
      // react-aria says 'DropZone' in every language.
      aria-label="Zona para soltar archivos"
      isDisabled={isDisabled}
      getDropOperation={() => 'copy'}
      onDrop={async (event) => {
        const dropped = event.items.filter(isFileDropItem)
        const files = await Promise.all(dropped.map((item) => item.getFile()))
        if (files.length > 0) onFiles(picker.allowsMultiple ? files : files.slice(0, 1))
      }}
      className={cx(ZONE, className)}
    >
      {icon && <Icon of={icon} size="lg" className="text-ink-3" />}
      <Text slot="label" className="font-strong text-ink">
        {label}
      </Text>
      {hint && <p className="text-xs text-ink-3">{hint}</p>}
      <FileButton {...picker} onFiles={onFiles} isDisabled={isDisabled} className="mt-1.5">
        {buttonLabel}
      </FileButton>
    </DropZone>
  )
}

const ZONE =
  'grid min-h-38 place-content-center justify-items-center gap-1 rounded-paper border border-dashed border-control p-5 text-center text-sm text-ink-2 transition-colors duration-(--t-fast) data-drop-target:border-primary data-drop-target:bg-primary-soft data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus'
