import type { Context } from 'hono'
import { cleanLine } from '#domain/text/clean-text.ts'

/** Reads what was typed, and the field that people do not see. */
export async function readContactForm(c: Context) {
  const form = await c.req.formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const values = {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    phone: text('phone'),
    eventDate: text('eventDate'),
    place: text('place'),
    guests: text('guests'),
    budget: text('budget'),
    page: cleanLine(text('page')),
    goodFaith: text('goodFaith') !== '',
    isChildAbuse: text('isChildAbuse') !== '',
  }
  return { values, website: text('website') }
}
