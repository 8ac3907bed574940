import { newFolder, newPostgresS3 } from '../support/backends.ts'
import { openWorld, type World, type WorldOptions } from '../support/world.ts'

/** Three servers on one database and one bucket, each with a folder of its own for what passes by. */
export async function threeInstances(
  options: Pick<WorldOptions, 'pages'> = {},
): Promise<[World, World, World]> {
  const memorial = await newPostgresS3()
  const open = async () => openWorld({ ...options, on: { ...memorial, dataDir: await newFolder() } })
  return [await openWorld({ ...options, on: memorial }), await open(), await open()]
}
