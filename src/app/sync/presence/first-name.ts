/** The first name: 'Marta' of 'Marta López', 'Usuario' without a name (spec 2). */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] || 'Usuario'
