import { SessionsSection } from './sessions-section.tsx'

/** How a person gets into their account and where it is open, for the profile and for the settings of planners. */
export function AccessSections() {
  return <SessionsSection />
}
