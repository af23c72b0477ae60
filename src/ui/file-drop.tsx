import { type ReactNode, type Ref, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { cx } from './class-names.ts'
import type { IconGlyph } from './icon.tsx'
import { useOverlays } from './use-opened-part.ts'

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
}

/** The picker itself, which a button opens by a click on it. */
export function FileInput({ ref, accept, allowsMultiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept?.join(',')}
      multiple={allowsMultiple}
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
export function FileDrop(props: FileDropProps) {
  const parts = useOverlays(true)
  if (parts) return <parts.DropZone {...props} />
  return <div aria-busy="true" className={cx('min-h-38', props.className)} />
}
