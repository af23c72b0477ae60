import { usePhone } from './phones.ts'

/** A phone as people read it, which was typed in any form. */
export function ShownPhone({ phone, className }: { phone: string; className?: string }) {
  return <span className={`num ${className ?? ''}`}>{usePhone(phone).shown}</span>
}
