import path from 'node:path'
import { after } from 'node:test'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'
import { makeCheckout } from './checkout.ts'
import { openReleases } from './packRelease.ts'

/** Makes a checkout whose server runs until the tests end, and functions that pack releases for its updates. */
export async function serveCheckout() {
  const folder = temporaryFolder()
  const [port] = await takePorts(1)
  const checkout = await makeCheckout(path.join(folder, 'checkout'), { port })
  const releases = openReleases(checkout, folder)
  const server = checkout.start('start')
  await server.serving
  after(releases.killServer)
  const url = `http://127.0.0.1:${port}`
  return { folder, url, checkout, server, pid: releases.pidOfServer(), ...releases }
}
