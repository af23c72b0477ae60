/** The zones of people who read Spanish, beside the zone of the device. */
const NAMES: Record<string, string> = {
  'Europe/Madrid': 'España peninsular y Baleares',
  'Atlantic/Canary': 'Canarias',
  'Europe/London': 'Londres',
  'Europe/Lisbon': 'Lisboa',
  'Europe/Paris': 'París',
  'Europe/Berlin': 'Berlín',
  'America/Mexico_City': 'Ciudad de México',
  'America/Bogota': 'Bogotá',
  'America/Lima': 'Lima',
  'America/Santiago': 'Santiago de Chile',
  'America/Argentina/Buenos_Aires': 'Buenos Aires',
  'America/New_York': 'Nueva York',
}

/** The zones to choose from: the usual ones, that of the device and the one that is chosen. */
export function offeredZones(chosen: string): { value: string; label: string }[] {
  const ofDevice = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return [...new Set([...Object.keys(NAMES), ofDevice, chosen])].map((value) => ({
    value,
    label: NAMES[value] ?? value.replaceAll('_', ' '),
  }))
}
