import { useRef } from 'react'
import { FileInput } from '#ui/fields/file-drop.tsx'

/** The pickers of the device, for files and for a whole folder; their inputs stand once on the screen. */
export function usePickers(onFiles: (files: File[]) => void) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  return {
    pickFiles: () => files.current?.click(),
    pickFolder: () => folder.current?.click(),
    inputs: (
      <>
        <FileInput ref={files} allowsMultiple onFiles={onFiles} />
        <FileInput ref={folder} allowsMultiple isFolder onFiles={onFiles} />
      </>
    ),
  }
}

export type Pickers = ReturnType<typeof usePickers>
