import { chromium } from '@playwright/test'
import { executablePath } from '../support/chromium.ts'
import { watchPage } from './watchPage.mjs'

/** A phone with poor reception, and a desktop computer. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, slower: 4, slow4G: true },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, slower: 1, slow4G: false },
}

/** Opens the browser without its sandbox, because the bench may run as root. */
export async function openBrowser() {
  const flags = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath, args: flags })
  return { visit: (...visiting) => visit(browser, ...visiting), close: () => browser.close() }
}

/**
 * Makes one first visit: runs `work(page)` once the network is quiet. `inject` is a function that runs in the page before
 * anything else. Resolves to the measurements.
 */
async function visit(browser, url, { slower, slow4G, ...screen }, { work, inject } = {}) {
  // the certificate of nginx is self-signed
  const context = await browser.newContext({ ...screen, ignoreHTTPSErrors: true })
  // without a limit, the visit would wait forever for a page that gets no more frames
  const limit = setTimeout(() => context.close({ reason: `${url}: no result after 5 minutes` }), 300_000)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const traffic = await watchTraffic(cdp)
    if (slow4G) await cdp.send('Network.emulateNetworkConditions', slow4GLine)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(watchPage)
    if (inject) await page.addInitScript(inject)
    await page.goto(url, { timeout: 120_000 })
    await traffic.quiet(slow4G ? 1_500 : 400)
    const seen = { ...(await page.evaluate(() => globalThis.watched.report())), ...traffic.report() }
    return { ...seen, ...(await work?.(page)) }
  } finally {
    clearTimeout(limit)
    await context.close()
  }
}

const slow4GBytes = (1.6 * 1024 * 1024) / 8
const slow4GLine = {
  offline: false,
  latency: 150,
  downloadThroughput: slow4GBytes,
  uploadThroughput: slow4GBytes / 2,
}

/** Counts requests; `quiet` resolves when there were none for the given milliseconds. */
async function watchTraffic(cdp) {
  const scripts = new Set()
  const under = new Set()
  const counted = { requests: 0, kB: 0, scriptKB: 0 }
  let last = performance.now()
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    last = performance.now()
    under.add(requestId)
    counted.requests++
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  const finish = ({ requestId, encodedDataLength = 0 }) => {
    last = performance.now()
    under.delete(requestId)
    counted.kB += encodedDataLength / 1000
    if (scripts.has(requestId)) counted.scriptKB += encodedDataLength / 1000
  }
  cdp.on('Network.loadingFinished', finish)
  cdp.on('Network.loadingFailed', finish)
  return {
    report: () => ({ ...counted }),
    quiet: async (ms) => {
      while (under.size > 0 || performance.now() - last < ms) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (performance.now() - last > 20_000) return
      }
    },
  }
}
