import { change } from '../../../server/platform/database/change.ts'
import type { World } from './world.ts'

const tables = ['settings', 'obituary', 'services', 'access', 'access_keys', 'send_link', 'answers'] as const

/** Removes all texts and rules of a memorial, so that the next test of a file can have the same world. */
export const emptyTables = ({ context }: Pick<World, 'context'>) =>
  change(context, ['settings', 'obituary', 'services', 'sent', 'answers'], async (tx) => {
    for (const table of tables) await tx.deleteFrom(table).execute()
  })
