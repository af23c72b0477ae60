/** The number to dial for a phone as it was typed; `null` when it holds no number. */
export function dialNumber(phone: string | null | undefined): string | null {
  const number = (phone ?? '').trim().replace(/(?!^\+)[^\d]/g, '')
  return /\d{3}/.test(number) ? number : null
}

/** The address that calls a phone as it was typed; `null` when it holds no number. */
export function phoneHref(phone: string | null | undefined): string | null {
  const number = dialNumber(phone)
  return number && `tel:${number}`
}

/** The number for WhatsApp, which wants the country; a number without one is Spanish. */
export function whatsAppNumber(phone: string): string | null {
  const number = dialNumber(phone)
  return number && (number.startsWith('+') ? number.slice(1) : `34${number}`)
}
