export function findNginx(): string | undefined
export function prepareNginx(): Promise<void>
