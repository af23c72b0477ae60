/** At the foot of what a vendor opens, whose data others have written down (RGPD 14.3). */
export function VendorDataLink() {
  return (
    <p className="mt-8 text-xs text-ink-3" data-print="hide">
      <a href="/privacidad#proveedores" className="underline underline-offset-[.22em] pointer-coarse:py-2">
        Qué se guarda de ti
      </a>
    </p>
  )
}
