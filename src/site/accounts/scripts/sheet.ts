/** The part of the page that differs from screen to screen. */
export const sheet = () => document.getElementById('hoja')!

/** Notes of the last answer go when another is asked for. */
export function clearNotes(within: ParentNode = document): void {
  for (const note of within.querySelectorAll('[data-live]')) note.replaceChildren()
  for (const input of within.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid')
}

/**
 * Shows what an answer of the server says. On the same screen the fields stay as they are and only the notes are
 * exchanged; another screen takes the place of this one. `true` when it is another.
 */
export function showAnswer(page: Document): boolean {
  const next = page.getElementById('hoja')
  if (!next) throw new Error('The answer is none of our pages')
  if (next.dataset['screen'] !== sheet().dataset['screen']) {
    replaceSheet(next)
    document.title = page.title
    const [field] = sheet().querySelectorAll<HTMLElement>('[autofocus]')
    ;(field ?? sheet().querySelector('h1'))?.focus({ preventScroll: true })
    return true
  }
  for (const note of next.querySelectorAll('[data-live]')) {
    document.getElementById(note.id)?.replaceChildren(...note.childNodes)
  }
  for (const refused of next.querySelectorAll('[aria-invalid]')) {
    document.getElementById(refused.id)?.setAttribute('aria-invalid', 'true')
  }
  const refused = sheet().querySelector<HTMLInputElement>('[aria-invalid]')
  // A wrong code is never mended, it is typed anew.
  if (refused?.dataset['sendsAt']) refused.value = ''
  refused?.focus()
  return false
}

export function replaceSheet(next: HTMLElement): void {
  sheet().replaceWith(next)
  // The page that came from the server lacks the script's additions.
  for (const button of next.querySelectorAll<HTMLElement>('[data-shows]')) button.hidden = false
}

/** Says what no answer of the server says. */
export function showProblem(sentence: string): void {
  const template = document.querySelector<HTMLTemplateElement>('#un-problema')
  if (!template) return
  const problem = template.content.cloneNode(true) as DocumentFragment
  problem.querySelector('span')!.textContent = sentence
  document.getElementById('problema')!.replaceChildren(problem)
}
