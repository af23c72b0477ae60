import { STYLES } from '#domain/style/style-definitions.ts'
import type { WeddingStyle } from '#domain/style/wedding-styles.ts'
import display from '../fonts/invitation.woff2'
import italic from '../fonts/invitation-italic.woff2'
import sans from '../fonts/invitation-sans.woff2'

/** The fonts of a page of an invitation; names are in italics in some styles. */
export const invitationFonts = (style?: WeddingStyle): readonly string[] =>
  style && STYLES[style].names === 'italic' ? [display, sans, italic] : [display, sans]
