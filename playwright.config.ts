import { defineConfig, devices } from '@playwright/test'
import { executablePath } from './scripts/support/tests/chromium.ts'

/** As root, on a machine that may have no network: no sandbox, and nobody is called at start. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // letters as wide as with a window
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** On Linux, there is no limit (0), because `tests/support/pages/watchedTest.ts` ends a journey that hangs, however busy the machine is. */
const limit = (ms: number) => (process.platform === 'linux' ? 0 : ms)

/** Journeys run on a desktop; those with @phone in their title on a phone, those with @both on both. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './scripts/support/tests/journeySetup.mjs',
  outputDir: 'test-results',
  // Node runs TypeScript itself. Playwright's compiler would take seconds in each worker, most of them for the built pages
  build: { external: ['**/*.ts', '**/dist*/**'] },
  workers: 2,
  // every journey has a site of its own, so that `--shuffle` may mix those of a file
  fullyParallel: true,
  retries: 0,
  timeout: limit(120_000),
  expect: { timeout: limit(20_000) },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: flags },
    actionTimeout: limit(20_000),
    navigationTimeout: limit(20_000),
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      // as wide as a phone, but drawn with a seventh of its pixels: no journey looks at them
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
})
