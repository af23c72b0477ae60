import type { InvitationLanguage } from '#domain/households/households.ts'
import * as ca from './ca.gen.js'
import * as en from './en.gen.js'
import * as es from './es.gen.js'
import * as eu from './eu.gen.js'
import * as gl from './gl.gen.js'

/** Every message as a function of what it speaks of. */
export type Messages = typeof es

/** The messages of each language; what speaks one language alone imports its module instead. */
export const MESSAGES: Record<InvitationLanguage, Messages> = { es, ca, eu, gl, en }
