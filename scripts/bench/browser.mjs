import { chromium } from '@playwright/test'
import { executablePath } from '../support/tests/chromium.ts'
import { watchPage } from './watchPage.mjs'

/** A phone with poor reception, and a desktop computer. `cpuSlowdown` is the factor by which the CPU is slowed down. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, cpuSlowdown: 4, isOnSlow4g: true },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, cpuSlowdown: 1, isOnSlow4g: false },
}

/** Opens the browser without its sandbox, because the benchmark may run as root. */
export async function openBrowser() {
  const flags = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath, args: flags })
  return { visit: (...args) => visit(browser, ...args), close: () => browser.close() }
}

/**
 * Opens a page with an empty cache, runs `work(page)` when the network is idle, and resolves to the measurements. `inject` is a
 * function that runs in the page before any other script.
 */
async function visit(browser, url, { cpuSlowdown, isOnSlow4g, ...screen }, { work, inject } = {}) {
  // the certificate of nginx is self-signed
  const context = await browser.newContext({ ...screen, ignoreHTTPSErrors: true })
  // without this time limit, the visit would never end if the page stopped getting frames
  const timeLimit = setTimeout(() => context.close({ reason: `${url}: no result after 5 minutes` }), 300_000)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const traffic = await watchTraffic(cdp)
    if (isOnSlow4g) await cdp.send('Network.emulateNetworkConditions', slow4gConditions)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(watchPage)
    if (inject) await page.addInitScript(inject)
    await page.goto(url, { timeout: 120_000 })
    await traffic.waitUntilIdle(isOnSlow4g ? 1_500 : 400)
    const pageReport = await page.evaluate(() => globalThis.watched.report())
    const measurements = { ...pageReport, ...traffic.report() }
    return { ...measurements, ...(await work?.(page)) }
  } finally {
    clearTimeout(timeLimit)
    await context.close()
  }
}

const slow4gBytesPerSecond = (1.6 * 1024 * 1024) / 8
const slow4gConditions = {
  offline: false,
  latency: 150,
  downloadThroughput: slow4gBytesPerSecond,
  uploadThroughput: slow4gBytesPerSecond / 2,
}

/**
 * Counts the requests and kilobytes of a page. `waitUntilIdle` resolves when there has been no traffic for the given
 * milliseconds.
 */
async function watchTraffic(cdp) {
  const scripts = new Set()
  const pending = new Set()
  const totals = { requests: 0, kB: 0, scriptKB: 0 }
  let lastActivityAt = performance.now()
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    lastActivityAt = performance.now()
    pending.add(requestId)
    totals.requests++
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  const finish = ({ requestId, encodedDataLength = 0 }) => {
    lastActivityAt = performance.now()
    pending.delete(requestId)
    totals.kB += encodedDataLength / 1000
    if (scripts.has(requestId)) totals.scriptKB += encodedDataLength / 1000
  }
  cdp.on('Network.loadingFinished', finish)
  cdp.on('Network.loadingFailed', finish)
  return {
    report: () => ({ ...totals }),
    waitUntilIdle: async (ms) => {
      while (pending.size > 0 || performance.now() - lastActivityAt < ms) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (performance.now() - lastActivityAt > 20_000) return
      }
    },
  }
}
