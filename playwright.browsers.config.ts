import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Other browsers than the journeys': an old Chromium, Firefox and WebKit. One after the other: each takes a core. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/browsers',
  workers: 1,
  projects: [{ name: 'browsers' }],
  use: {},
})
