export function isProgram(path: string): boolean
export function onSearchPath(names: string[], more?: string[]): string[]
export function canInstallPackages(): boolean
export function updatePackageLists(announcement: string): Promise<void>
export function installPackages(announcement: string, packages: string[]): Promise<void>
