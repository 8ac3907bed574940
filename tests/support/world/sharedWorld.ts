import { after } from 'node:test'
import { openWorld, type WorldOptions } from './world.ts'

/**
 * Opens the world that all tests of a file share, with the people in front of it. It ends after the last of these tests. In a file:
 * `const { world, visitor, admin } = await openSharedWorld()`.
 */
export async function openSharedWorld(options: WorldOptions = {}) {
  const world = await openWorld(options)
  after(() => world.close())
  return { world, visitor: world.visitor, admin: await world.administrator() }
}
