/** Installs what the tools of development need if it is missing. The npm scripts that run such a tool run this file first. */
import { install } from './install.mjs'
import { findNode } from './node24.mjs'
import { command } from './stop.mjs'

await command(async () => {
  await install({ tools: true })
  findNode()
})
