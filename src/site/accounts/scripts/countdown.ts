/** Counts down to the next code that may be asked for; its button is closed until then. */
export function followCountdown(): void {
  count()
  setInterval(count, 500)
}

function count(): void {
  const pause = document.getElementById('pausa')
  if (!pause) return
  const timer = pause.querySelector<HTMLElement>('[data-seconds]')
  const left = timer ? secondsLeft(timer) : 0
  const button = pause.closest('form')!.querySelector('button')!
  // The person who has just asked for a code types it next.
  if (left > 0 && document.activeElement === button) document.getElementById('code')!.focus()
  button.disabled = left > 0
  if (left > 0) timer!.textContent = `${left}\u00a0s`
  else pause.replaceChildren()
}

/** The server says how many there are when it answers; from then on the clock of this device counts. */
function secondsLeft({ dataset }: HTMLElement): number {
  dataset['until'] ??= String(Date.now() + Number(dataset['seconds']) * 1000)
  return Math.ceil((Number(dataset['until']) - Date.now()) / 1000)
}
