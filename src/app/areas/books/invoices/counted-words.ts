/** '1 registro', '16 registros'. */
export const many = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
