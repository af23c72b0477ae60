import { type ClipboardEvent, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Says so when a paste was cut at `maxLength`, which browsers do without a word. The sentence goes with the next
 * change.
 */
export function useCutPaste(maxLength: number | undefined) {
  const [isCut, setCut] = useState(false)
  return {
    sentence: isCut
      ? `Aquí caben ${maxLength} caracteres: hemos quitado lo que sobraba. Revisa el final.`
      : null,
    onPaste({ currentTarget, clipboardData }: ClipboardEvent<TextControl>) {
      if (maxLength === undefined) return
      const { value, selectionStart, selectionEnd } = currentTarget
      const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
      setCut(kept + clipboardData.getData('text').length > maxLength)
    },
    onInput({ nativeEvent }: { nativeEvent: Event }) {
      if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(false)
    },
  }
}
