/** The insides of the panel, in one file of the built app. */
export { RulesPanel } from '../rules/rules-panel.tsx'
export { PanelTabs } from './panel-tabs.tsx'
