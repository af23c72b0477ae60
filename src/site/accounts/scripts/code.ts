/** A code is sent with its last digit. */
export function followCode(): void {
  // The link of a mail was opened where its code was asked for.
  document.querySelector<HTMLFormElement>('[data-sends-itself]')?.requestSubmit()
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    const digits = Number(field.dataset['sendsAt'])
    if (digits && field.value.replace(/\D/g, '').length === digits) field.form!.requestSubmit()
  })
}
