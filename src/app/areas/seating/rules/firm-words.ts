/** How firm a rule is. */
export const firmInWords = (isFirm: boolean): string => (isFirm ? 'Siempre' : 'Si se puede')
