import { type ClipboardEvent, useCallback } from 'react'
import { splitLines } from '#domain/text/clean-text.ts'
import { readUnsaved, writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'

/** Under which the text of the import dialog is kept. */
export const pastedGuestsKey = (weddingId: string) => `guests pasted ${weddingId}`

/** Handles several names that are pasted where one belongs. */
export type PasteList = (text: string) => void

/**
 * For a field that takes one name: a browser would run the lines of a pasted list together into one
 * guest, so they go to the import, one guest per line.
 */
export function onPasteOf(take: PasteList) {
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (splitLines(text).filter((line) => line.trim() !== '').length < 2) return
    event.preventDefault()
    take(text)
  }
}

/** Puts a pasted list where the import dialog reads it, behind what waits there, and opens the dialog. */
export function usePasteList(weddingId: string, open: () => void): PasteList {
  return useCallback(
    (text) => {
      const key = pastedGuestsKey(weddingId)
      const before = readUnsaved(key)?.trim()
      writeUnsaved(key, before ? `${before}\n${text}` : text)
      open()
    },
    [weddingId, open],
  )
}
