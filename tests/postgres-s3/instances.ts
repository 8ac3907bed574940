import { newFolder, newPostgresS3 } from '../support/backends.ts'
import { openWorld, type World } from '../support/world.ts'

/** Three servers on one database and one bucket, each with a folder of its own for what passes by. */
export async function threeInstances(): Promise<[World, World, World]> {
  const memorial = await newPostgresS3()
  const open = async () => openWorld({ on: { ...memorial, dataDir: await newFolder() } })
  return [await openWorld({ on: memorial }), await open(), await open()]
}
