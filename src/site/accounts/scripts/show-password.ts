/** A password can be shown while it is typed. */
export function followShowPassword(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-shows]')) button.hidden = false
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-shows]')
    if (!button) return
    const isShown = button.ariaPressed !== 'true'
    button.ariaPressed = String(isShown)
    document.getElementById(button.dataset['shows']!)!.setAttribute('type', isShown ? 'text' : 'password')
  })
}
