import { setInteractionModality } from 'react-aria-components'

/**
 * A browser makes a click of Enter or Space on a button, and the app makes one of its own on the link of a download. The
 * library takes both for a click of a screen reader, for which it moves the focus only when no transition runs any more:
 * until then the next key would go to the page.
 */
export function tellClicksByKeys(): void {
  let isByKey = false
  // None after a press of assistive technology, which the library has understood.
  let lastInput: 'keyboard' | 'pointer' | null = null
  const onKey = ({ key }: KeyboardEvent) => {
    lastInput = 'keyboard'
    if (key !== 'Enter' && key !== ' ') return
    isByKey = true
    // The click comes before the next task.
    setTimeout(() => {
      isByKey = false
    })
  }
  const onPointer = () => {
    lastInput = 'pointer'
  }
  const onClick = ({ isTrusted, detail }: MouseEvent) => {
    if (isByKey) setInteractionModality('keyboard')
    else if (isTrusted && detail === 0) lastInput = null
    else if (!isTrusted && lastInput) setInteractionModality(lastInput)
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('keyup', onKey, true)
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('click', onClick, true)
}
