import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { sampleObituary } from '../../languages/en/memorial/sampleObituary.ts'
import { createNetworkSend, createPerson } from '../../samples/person.ts'
import { account, accountVariables } from '../support/measuredAccount.mjs'
import { inProject, programArguments } from '../support/project.mjs'
import { run } from '../support/run.mjs'
import { Stop } from '../support/stop.mjs'
import { openNginx } from './nginx.mjs'
import { startBare, startMemorial } from './processes.mjs'
import { makeTwinPages } from './twinPages.ts'

/**
 * Returns functions that open memorials with a given number of photographs, for all parts of the benchmark. Each memorial comes
 * with twins: hand-written pages with the same content.
 */
export function openSites(node, root) {
  const opened = new Map()
  const prepareFolder = async (photos, checkout = inProject()) => {
    const folder = join(root, `${photos}-${basename(checkout)}`)
    if (!existsSync(folder)) await fill(node, folder, photos, checkout)
    return folder
  }
  const open = async (photos) => {
    const server = await startMemorial(node, await prepareFolder(photos))
    const memorial = { url: `http://127.0.0.1:${server.port}`, stop: server.stop }
    await addPortraits(memorial.url)
    const twins = await openTwins(node, memorial)
    const proxies = await openNginx(root, [memorial.url, twins.url])
    return { memorial, twins, proxied: { memorial: proxies[0], twins: proxies[1] } }
  }
  return {
    prepareFolder,
    /**
     * resolves to `memorial`, its `twins`, and `proxied`, which has both of them again, but through nginx with HTTPS and HTTP/2
     */
    openSite: async (photos) => {
      if (!opened.has(photos)) opened.set(photos, await open(photos))
      return opened.get(photos)
    },
    /** stops all servers, so that other servers can use their folders */
    close: async () => {
      for (const { memorial, twins } of opened.values()) {
        await memorial.stop()
        await twins.stop()
      }
      opened.clear()
    },
  }
}

async function fill(node, folder, photos, checkout) {
  console.log(`Filling a memorial with ${photos} photographs…`)
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  for (const script of ['fillSamples.ts', 'manyPhotos.mjs']) {
    const file = join(checkout, 'scripts/support', script)
    const args = [...programArguments(file), unfinished, String(photos)]
    if ((await run(node, args, { env: accountVariables })) !== 0) throw new Stop(`${script} failed.`)
  }
  renameSync(unfinished, folder)
}

/** Adds a portrait and an obituary with a photograph, as families do. */
async function addPortraits(url) {
  const adminClient = await createPerson(createNetworkSend(url)).logIn(account)
  const { body: media } = await adminClient.call('GET /api/media')
  const imagePath = media.find(({ fileType }) => fileType === 'image').filePath
  await adminClient.call('PUT /api/settings', { body: { portraitPath: imagePath } })
  await adminClient.call('PUT /api/obituary', { body: { content: sampleObituary, imagePath } })
}

/**
 * Starts a bare server, in a separate process, with twins of the memorial's pages. Twins are similar, hand-written pages. They
 * have the texts and photographs of the memorial, its small AVIFs, inline styles, the device's fonts, and no framework.
 */
async function openTwins(node, memorial) {
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
