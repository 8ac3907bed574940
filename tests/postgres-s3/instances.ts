import { after } from 'node:test'
import { newPostgresS3 } from '../support/world/backends.ts'
import { openWorld, type World, type WorldOptions } from '../support/world/world.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'

/**
 * Opens three servers on one database and one bucket, each with its own folder for uploads in progress; they end with the tests.
 */
export async function threeInstances(
  options: Pick<WorldOptions, 'pages'> = {},
): Promise<[World, World, World]> {
  const memorial = await newPostgresS3()
  const open = async (dataDir: string) => {
    const world = await openWorld({ ...options, on: { ...memorial, dataDir } })
    after(() => world.close())
    return world
  }
  return [await open(memorial.dataDir), await open(temporaryFolder()), await open(temporaryFolder())]
}
