import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { twinPages } from './twinPages.mjs'

/**
 * The same pages as somebody would write them by hand, on a plain server: words and photographs of the memorial's own
 * answers, its small AVIFs, style within the page, the device's fonts, no framework.
 */
export async function openTwins(memorial) {
  const read = async (path) => (await fetch(`${memorial.url}${path}`)).json()
  const [settings, media, obituary, services, memories] = await Promise.all(
    ['settings', 'media', 'obituary', 'services', 'memories'].map((name) => read(`/api/${name}`)),
  )
  const pages = new Map(
    Object.entries(twinPages({ settings, media, obituary, services, memories })).map(([path, html]) => [
      path,
      { body: Buffer.from(html), br: brotliCompressSync(html, brotli) },
    ]),
  )
  /** files as the memorial has them, from memory after the first time */
  const files = new Map()
  const fileAt = async (path) => {
    const response = await fetch(`${memorial.url}${path}`)
    return { type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) }
  }
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://twin').pathname
    const page = pages.get(path)
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      return response.end(page.br)
    }
    if (!files.has(path)) files.set(path, await fileAt(path))
    const { type, body } = files.get(path)
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
