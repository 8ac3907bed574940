import { brotliCompressSync, constants } from 'node:zlib'
import { startBare } from './processes.mjs'
import { makeTwinPages } from './twinPages.ts'

/**
 * Starts a bare server, in a separate process, with twins of the memorial's pages. Twins are similar, hand-written pages. They
 * have the texts and photographs of the memorial, its small AVIFs, inline styles, the device's fonts, and no framework.
 */
export async function openTwins(node, memorial) {
  const read = async (path) => (await fetch(`${memorial.url}${path}`)).json()
  const [settings, media, obituary, services, memories] = await Promise.all(
    ['settings', 'media', 'obituary', 'services', 'memories'].map((name) => read(`/api/${name}`)),
  )
  const pages = makeTwinPages({ settings, media, obituary, services, memories })
  const answers = Object.entries(pages).map(([path, html]) => ({
    path,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: brotliCompressSync(html, brotli).toString('base64'),
  }))
  const server = await startBare(node, answers, memorial.url)
  return { url: `http://127.0.0.1:${server.port}`, stop: server.stop }
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
