import { EMAIL_MAX, FULL_NAME_MAX } from '../accounts/accounts.ts'
import { cleanLine, cleanParagraphs } from '../text/clean-text.ts'

/** Longest message of a contact form, in characters. */
export const MESSAGE_MAX = 4000

export type ContactMessage = { name: string; email: string; message: string }

/** The problem of each field of a contact form; nothing when it can be sent. */
export type ContactProblems = Partial<Record<keyof ContactMessage, 'MISSING' | 'TOO_LONG' | 'NOT_AN_EMAIL'>>

/** Enough of an address to answer to: a mail server has the last word. */
const ADDRESS = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]+$/

export const isEmailAddress = (text: string): boolean => ADDRESS.test(text)

/** A message as it is sent: one line for name and email, no invisible marks. */
export function cleanMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: cleanLine(name), email: cleanLine(email), message: cleanParagraphs(message) }
}

export function contactProblems(message: ContactMessage): ContactProblems {
  const limits = { name: FULL_NAME_MAX, email: EMAIL_MAX, message: MESSAGE_MAX }
  const problems: ContactProblems = {}
  for (const field of ['name', 'email', 'message'] as const) {
    if (!message[field]) problems[field] = 'MISSING'
    else if (message[field].length > limits[field]) problems[field] = 'TOO_LONG'
    else if (field === 'email' && !isEmailAddress(message.email)) problems.email = 'NOT_AN_EMAIL'
  }
  return problems
}
