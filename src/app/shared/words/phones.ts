import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'

type Phones = typeof import('#domain/text/phone.ts')

/** The library of phone numbers weighs more than some screens, so it comes once one of them shows a phone. */
const phones = loadedPart<Phones>(() => import('#domain/text/phone.ts'))

export type PhoneLinks = { call: string | null; whatsApp: string | null; shown: string }

/**
 * How a phone is called, written to and shown. Until the library is there it is shown as it was typed, and nothing
 * leads anywhere: `undefined` then, `null` where the phone holds no number.
 */
export function usePhone(typed: string | null | undefined): Partial<PhoneLinks> & { shown: string } {
  const library = useLoadedPart(phones, Boolean(typed))
  if (!library || !typed) return { shown: typed ?? '', ...(!typed && { call: null, whatsApp: null }) }
  const number = library.whatsAppNumber(typed)
  return {
    call: library.phoneHref(typed),
    whatsApp: number && `https://wa.me/${number}`,
    shown: library.shownPhone(typed),
  }
}
