/** Longest texts of a vendor, in characters. */
export const VENDOR_NAME_MAX = 200
export const VENDOR_DETAILS_MAX = 5000
export const VENDOR_WEBPAGE_MAX = 500
export const VENDOR_EMAIL_MAX = 320
export const VENDOR_PHONE_MAX = 60

/** `open` until it is confirmed; only `closed` ones, shown as 'Confirmado', count in the budget (spec 4). */
export const VENDOR_STATUSES = ['open', 'closed'] as const

export type VendorStatus = (typeof VENDOR_STATUSES)[number]

/** The two ways a vendor changes its status: 'Confirmar proveedor' and 'Desmarcar confirmado' (spec 4). */
export const VENDOR_TRANSITIONS = {
  confirm: { from: 'open', to: 'closed' },
  reopen: { from: 'closed', to: 'open' },
} as const satisfies Record<string, { from: VendorStatus; to: VendorStatus }>

export type VendorTransition = keyof typeof VENDOR_TRANSITIONS

/** The transition a vendor can make now. */
export const nextTransition = (status: VendorStatus): VendorTransition =>
  status === VENDOR_TRANSITIONS.confirm.from ? 'confirm' : 'reopen'

/** A vendor begins so on the canvas (spec 4); `cost` in euros. */
export const NEW_VENDOR = { name: '', cost: 0, status: 'open' } as const
