import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Other browsers than the journeys': an old Chromium, Firefox and WebKit. They mostly wait for slides. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/browsers',
  projects: [{ name: 'browsers' }],
  use: {},
})
