import { setInteractionModality } from 'react-aria-components'

/**
 * A browser makes a click of Enter or Space on a button. The library takes such a click for one of a screen reader, for
 * which it moves the focus only when no transition runs any more: until then the next key would go to the page.
 */
export function tellClicksByKeys(): void {
  let isByKey = false
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== ' ') return
    isByKey = true
    // The click comes before the next task.
    setTimeout(() => {
      isByKey = false
    })
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('keyup', onKey, true)
  document.addEventListener('click', () => isByKey && setInteractionModality('keyboard'), true)
}
