import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { secondPair } from '../support/pair.ts'
import { openWorld, type World } from '../support/world.ts'

export const newFolder = () => mkdtemp(path.join(tmpdir(), 'memorial-'))

/** Three servers on one database and one bucket, each with a folder of its own for what passes by. */
export async function threeInstances(): Promise<[World, World, World]> {
  const memorial = await secondPair()
  const open = async () => openWorld({ on: { ...memorial, dataDir: await newFolder() } })
  return [await openWorld({ on: memorial }), await open(), await open()]
}
