import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const oldest = 'chromium109.spec.ts'

/**
 * Other browsers than the journeys'. The oldest that we promise walks through the site in `npm test`
 * (`--project=oldest`); Firefox, WebKit and the long copy wait for `npm run test:long`, which runs all.
 */
export default defineConfig({
  ...journeys,
  testDir: 'tests/browsers',
  // a folder of its own, because each run first empties its folder
  outputDir: 'test-results/browsers',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // the tests of a file share a browser and a site
  fullyParallel: false,
  projects: [
    { name: 'oldest', testMatch: oldest },
    { name: 'others', testIgnore: oldest },
  ],
  use: {},
})
