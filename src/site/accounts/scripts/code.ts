/** A code is sent with its last digit. */
export function followCode(): void {
  // The link of a mail was opened where its code was asked for.
  document.querySelector<HTMLFormElement>('[data-sends-itself]')?.requestSubmit()
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    const digits = Number(field.dataset['sendsAt'])
    if (!digits) return
    // A pasted code may have spaces, for which there is no box.
    field.value = field.value.replace(/\D/g, '').slice(0, digits)
    if (field.value.length === digits) field.form!.requestSubmit()
  })
}
